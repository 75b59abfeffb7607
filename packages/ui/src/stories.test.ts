import { globSync, readFileSync } from 'node:fs';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { describe, expect, it } from 'vitest';

const cwd = new URL('./', import.meta.url);
const storyFiles = globSync('*/*.stories.tsx', { cwd }).map((file) => readFileSync(new URL(file, cwd), 'utf8'));

/** The exported components, without the icons, which share one page, and without `VisuallyHidden` of Radix Themes. */
const components = Object.keys({ ...main, ...cart, ...purchase, ...toaster }).filter(
  (name) => /^[A-Z]/.test(name) && !/[a-z]Icon$/.test(name) && name !== 'VisuallyHidden',
);

describe.each(components)('stories of %s', (component) => {
  const storyFile = storyFiles.find((text) => text.includes(`  component: ${component},`)) ?? '';

  it('have a documentation page with a title of the form “Group/Component”', () => {
    expect(storyFile).toMatch(new RegExp(`title: '\\w+/${component}'`));
    expect(storyFile).toContain("tags: ['autodocs']");
  });

  it.each(['Use', 'Do not use', 'Keyboard', 'Screen readers'])('have the documentation section “%s”', (heading) => {
    expect(storyFile).toContain(` * ### ${heading}\n`);
  });
});
