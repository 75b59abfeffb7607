import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packageFolder } from '../build/package-folder.ts';
import { languages } from '../src/languages.ts';

/** Maximum size in bytes of the default export of a module, as JSON compressed with Brotli. The first pattern that matches its name applies. */
const budgets: readonly (readonly [name: RegExp, bytes: number])[] = [
  [/^common$/, 1220],
  [/^product$/, 2200],
  [/^home$/, 850],
  [/^home-sections$/, 1900],
  [/^cart$/, 1600],
  [/^shop$/, 1000],
  [/^products$/, 3600],
  [/^product-details-/, 2200],
  [/^posts$/, 1600],
  // The labels of four figures.
  [/^blog$/, 650],
  [/^post-/, 2900],
  [/^legal-privacy-policy$/, 4000],
  [/^legal-terms-of-service$/, 6000],
  [/^legal-cookie-policy$/, 2500],
  [/./, 600],
];

/** Modules for the build of the site and the seed of the store. The site does not send them to browsers. */
const serverOnlyModules = ['locked', 'catalogue'];

describe.each(languages)('the language %s', (language) => {
  const modules = globSync(join(packageFolder, `src/generated/*/${language}/*.js`))
    .map((path) => ({ path, name: basename(path, '.js') }))
    .filter(({ name }) => !serverOnlyModules.includes(name));

  it('has modules of messages and content', () => {
    expect(modules.map(({ name }) => name)).toEqual(expect.arrayContaining(['cart', 'products']));
  });

  it.each(modules)('keeps $name within its budget', async ({ path, name }) => {
    const { default: content }: { default: unknown } = await import(path);
    const bytes = brotliCompressSync(JSON.stringify(content)).length;
    expect(bytes).toBeLessThanOrEqual(budgets.find(([pattern]) => pattern.test(name))?.[1] ?? 0);
  });
});
