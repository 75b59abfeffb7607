import { globSync, readFileSync } from 'node:fs';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { describe, expect, it } from 'vitest';

const cwd = new URL('./', import.meta.url);
const files = globSync('*/*.stories.tsx', { cwd }).map((file) => readFileSync(new URL(file, cwd), 'utf8'));

/** The components that the kit exports, without the icons (they have a gallery) and Radix Themes' own VisuallyHidden. */
const components = Object.keys({ ...main, ...cart, ...purchase, ...toaster }).filter(
  (name) => /^[A-Z]/.test(name) && !/[a-z]Icon$/.test(name) && name !== 'VisuallyHidden',
);

describe.each(components)('the stories of %s', (component) => {
  const stories = files.find((file) => file.includes(`  component: ${component},`)) ?? '';

  it('have a documentation page one level below its group', () => {
    expect(stories).toMatch(new RegExp(`title: '\\w+/${component}'`));
    expect(stories).toContain("tags: ['autodocs']");
  });

  it.each(['Use', 'Do not use', 'Keyboard', 'Screen readers'])('document “%s”', (heading) => {
    expect(stories).toContain(` * ### ${heading}\n`);
  });
});
