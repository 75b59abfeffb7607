import { existsSync, globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';

const webFolder = new URL('../', import.meta.url);
const readBytes = (path: string) => readFileSync(new URL(path, webFolder));

it('keeps each illustration within 12 kB with gzip', () => {
  const illustrations = globSync('public/**/*.svg', { cwd: webFolder });
  const tooLarge = illustrations.filter((path) => gzipSync(readBytes(path)).length > 12_000);
  expect(illustrations.length).toBeGreaterThan(25);
  expect(tooLarge).toEqual([]);
});

it('has each picture that the content of a product names', async () => {
  const products = await loadProducts('en');
  const paths = products.flatMap(({ id, pictures }) => pictures.map((name) => `public/art/products/${id}-${name}.svg`));
  expect(paths.length).toBeGreaterThanOrEqual(2 * products.length);
  expect(paths.filter((path) => !existsSync(new URL(path, webFolder)))).toEqual([]);
});

it('keeps the screenshots of the visual tests below 8 MB in total', () => {
  const screenshots = globSync('e2e/visual/*.png', { cwd: webFolder });
  const totalBytes = screenshots.reduce((bytes, path) => bytes + readBytes(path).length, 0);
  expect(screenshots.length).toBeGreaterThan(35);
  expect(totalBytes).toBeLessThan(8_000_000);
});
