import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const bytesOf = (path: string) => readFileSync(new URL(path, app));

it('keeps each illustration within 12 kB, compressed', () => {
  const illustrations = globSync('public/**/*.svg', { cwd: app });
  const tooLarge = illustrations.filter((path) => gzipSync(bytesOf(path)).length > 12_000);
  expect(illustrations.length).toBeGreaterThan(25);
  expect(tooLarge).toEqual([]);
});

it('keeps the visual test screenshots within 8 MB', () => {
  const screenshots = globSync('e2e/visual/*.png', { cwd: app });
  const totalBytes = screenshots.reduce((bytes, path) => bytes + bytesOf(path).length, 0);
  expect(screenshots.length).toBeGreaterThan(35);
  expect(totalBytes).toBeLessThan(8_000_000);
});
