import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

/** Bytes of these entries of the package in one bundle, minified and compressed with brotli. */
async function size(...entries: string[]): Promise<number> {
  const code = await bundle(entries.map((entry) => `export * from './${entry}';`).join('\n'), { minify: true });
  return brotliCompressSync(code).length;
}

describe('the size', () => {
  it('of the core is at most 1.65 kB', async () => {
    expect(await size('index.ts')).toBeLessThanOrEqual(1650);
  });

  it.each([
    ['persist', 1370],
    ['react', 600],
    ['merge', 400],
    ['reprice', 400],
    ['changes', 400],
    ['select', 300],
    ['vue', 300],
    ['svelte', 300],
    ['solid', 300],
  ])('of ./%s is at most %i bytes more', async (entry, budget) => {
    expect((await size('index.ts', `${entry}/index.ts`)) - (await size('index.ts'))).toBeLessThanOrEqual(budget);
  });
});
