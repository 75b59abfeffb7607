import { globSync, readFileSync } from 'node:fs';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { describe, expect, it } from 'vitest';

const sourceFolder = new URL('./', import.meta.url);
const storySources = globSync('*/*.stories.tsx', { cwd: sourceFolder }).map((file) =>
  readFileSync(new URL(file, sourceFolder), 'utf8'),
);

/** The exported components, except the icons, which share one page, and `VisuallyHidden` of Radix Themes. */
const componentNames = Object.keys({ ...main, ...cart, ...purchase, ...toaster }).filter(
  (name) => /^[A-Z]/.test(name) && !/[a-z]Icon$/.test(name) && name !== 'VisuallyHidden',
);

describe.each(componentNames)('stories of %s', (name) => {
  const storySource = storySources.find((source) => source.includes(`  component: ${name},`)) ?? '';

  it('have a documentation page with a title of the form “Group/Component”', () => {
    expect(storySource).toMatch(new RegExp(`title: '\\w+/${name}'`));
    expect(storySource).toContain("tags: ['autodocs']");
  });

  it.each(['Use', 'Do not use'])('have the documentation section “%s”', (heading) => {
    expect(storySource).toContain(` * ### ${heading}\n`);
  });

  it('have no section without information', () => {
    expect(storySource).not.toMatch(/\* (?:Not focusable|Adds no role)\.\n/);
  });
});

it('show correct and incorrect use together: a file exports both `Do` and `DoNot`, or neither', () => {
  const exportsStory = (source: string, name: string) => source.includes(`export const ${name}: Story`);
  const unpairedSources = storySources.filter((source) => exportsStory(source, 'Do') !== exportsStory(source, 'DoNot'));
  expect(unpairedSources).toEqual([]);
});
