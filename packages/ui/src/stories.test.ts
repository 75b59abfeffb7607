import { globSync, readFileSync } from 'node:fs';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { describe, expect, it } from 'vitest';

const cwd = new URL('./', import.meta.url);
const storyFiles = globSync('*/*.stories.tsx', { cwd }).map((file) => readFileSync(new URL(file, cwd), 'utf8'));

/** The exported components, except the icons, which share one page, and `VisuallyHidden` of Radix Themes. */
const componentNames = Object.keys({ ...main, ...cart, ...purchase, ...toaster }).filter(
  (name) => /^[A-Z]/.test(name) && !/[a-z]Icon$/.test(name) && name !== 'VisuallyHidden',
);

describe.each(componentNames)('stories of %s', (name) => {
  const storyFile = storyFiles.find((text) => text.includes(`  component: ${name},`)) ?? '';

  it('have a documentation page with a title of the form “Group/Component”', () => {
    expect(storyFile).toMatch(new RegExp(`title: '\\w+/${name}'`));
    expect(storyFile).toContain("tags: ['autodocs']");
  });

  it.each(['Use', 'Do not use', 'Keyboard', 'Screen readers'])('have the documentation section “%s”', (heading) => {
    expect(storyFile).toContain(` * ### ${heading}\n`);
  });
});
