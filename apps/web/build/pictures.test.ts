import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const bytesOf = (path: string) => readFileSync(new URL(path, app));

it('draws each illustration in at most 12 kB, compressed', () => {
  const drawings = globSync('public/**/*.svg', { cwd: app });
  const heavy = drawings.filter((path) => gzipSync(bytesOf(path)).length > 12_000);
  expect(drawings.length).toBeGreaterThan(25);
  expect(heavy).toEqual([]);
});

it('keeps the pictures that the site is compared with within 8 MB', () => {
  const pictures = globSync('e2e/visual/*.png', { cwd: app });
  const sum = pictures.reduce((bytes, path) => bytes + bytesOf(path).length, 0);
  expect(pictures.length).toBeGreaterThan(35);
  expect(sum).toBeLessThan(8_000_000);
});
