import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

let site: string;

async function publish(file: string, bytes: number) {
  const path = join(site, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '.'.repeat(bytes));
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'vitrine-load-'));
  await writeFile(
    join(site, 'index.html'),
    `<script type="module" crossorigin src="/a.js"></script>
     <link rel="modulepreload" crossorigin href="/b.js"><link rel="modulepreload" crossorigin href="/b.js">
     <link rel="stylesheet" crossorigin href="/a.css">
     <link rel="preload" as="font" type="font/woff2" crossorigin href="/a.woff2">
     <img alt="" src="/a.svg" loading="lazy"><img alt="" src="/a.svg"><a href="/b.svg">B</a>`,
  );
  for (const [file, bytes] of Object.entries({
    'index.html.br': 100,
    'a.js': 9000,
    'a.js.br': 3000,
    'b.js': 40,
    'a.css': 900,
    'a.css.br': 500,
    'a.woff2': 7000,
    'a.svg': 800,
    'a.svg.br': 200,
    'b.svg': 800,
  }))
    await publish(file, bytes);
});

afterAll(() => rm(site, { recursive: true }));

describe('the first load of a page', () => {
  it('is every file that its HTML names, once, compressed where that is smaller', () => {
    expect(firstLoad(site, 'index.html')).toEqual({
      html: 100,
      js: 3040,
      css: 500,
      fonts: 7000,
      images: 200,
      all: 10_840,
    });
  });
});
