import { globSync, readFileSync } from 'node:fs';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { describe, expect, it } from 'vitest';

const cwd = new URL('./', import.meta.url);
const storySources = globSync('*/*.stories.tsx', { cwd }).map((file) => readFileSync(new URL(file, cwd), 'utf8'));

/** The exported components, without the icons, which share one page, and without `VisuallyHidden` of Radix Themes. */
const components = Object.keys({ ...main, ...cart, ...purchase, ...toaster }).filter(
  (name) => /^[A-Z]/.test(name) && !/[a-z]Icon$/.test(name) && name !== 'VisuallyHidden',
);

describe.each(components)('stories of %s', (component) => {
  const source = storySources.find((source) => source.includes(`  component: ${component},`)) ?? '';

  it('have a title with one group, such as “Basics/Button”, and a documentation page', () => {
    expect(source).toMatch(new RegExp(`title: '\\w+/${component}'`));
    expect(source).toContain("tags: ['autodocs']");
  });

  it.each(['Use', 'Do not use', 'Keyboard', 'Screen readers'])('have the documentation section “%s”', (heading) => {
    expect(source).toContain(` * ### ${heading}\n`);
  });
});
