import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@vitrine/i18n';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

let folder: string;
let store: Server;
let site: Hono;

const pageIn = (language: string, what: string) =>
  `<html lang="${language}"><head><script>first()</script></head><body>${what} in ${language}</body></html>`;

async function publish(file: string, text: string) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'));
  for (const [file, what] of [
    ['index.html', 'landing'],
    ['shop/index.html', 'shop'],
    ['404.html', 'unknown page'],
    ['product/404.html', 'unknown product'],
    ['blog/404.html', 'unknown post'],
  ] as const) {
    for (const language of languages) {
      await publish(join('site', language, file), pageIn(language, what));
      await publish(
        language === 'en' ? join('site', file) : join('negotiated', language, file),
        pageIn(language, what),
      );
    }
  }
  await publish('site/assets/app-1a2b.js', 'console.log(1)');
  await publish('secret.txt', 'not published');
  store = createServer((request, response) => response.end(JSON.stringify({ asked: request.url })));
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  site = createSite({ folder, storeHost: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost${path}`, { headers });

describe('a bare address', () => {
  it('is answered in the first language that the browser accepts', async () => {
    const answer = await get('/shop', { 'Accept-Language': 'nl, pt-BR;q=0.5, fr-CA;q=0.9' });
    expect(await answer.text()).toContain('shop in fr');
    expect(answer.headers.get('Content-Language')).toBe('fr');
  });

  it('is answered in the language of the cookie, whatever the browser accepts', async () => {
    const answer = await get('/', { 'Accept-Language': 'fr', Cookie: 'language=ar' });
    expect(await answer.text()).toContain('landing in ar');
  });

  it.each(['xx', '', '%F0', '../de'])('ignores the cookie value %j', async (value) => {
    const answer = await get('/', { 'Accept-Language': 'de', Cookie: `language=${value}` });
    expect(await answer.text()).toContain('landing in de');
  });

  it('is answered in English when nothing is known of the visitor', async () => {
    expect(await (await get('/shop')).text()).toContain('shop in en');
  });

  it('is kept by no shared cache, and by the browser only to ask again', async () => {
    const { headers } = await get('/shop');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  it('has an ETag of its own for each language and encoding, and answers 304 to it', async () => {
    const asked: Record<string, string>[] = [{}, { 'Accept-Encoding': 'br' }, { Cookie: 'language=fr' }];
    const etags = await Promise.all(asked.map(async (headers) => (await get('/', headers)).headers.get('ETag')));
    expect(new Set(etags).size).toBe(3);
    const again = await get('/', { Cookie: 'language=fr', 'If-None-Match': String(etags[2]) });
    expect(again.status).toBe(304);
  });
});

describe('a prefixed address', () => {
  it('shows its language whatever the cookie and the browser say [1.lang.8]', async () => {
    const answer = await get('/de/shop', { Cookie: 'language=fr', 'Accept-Language': 'es' });
    expect(await answer.text()).toContain('shop in de');
    expect(answer.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('leads to the landing page of its language with and without a slash at the end', async () => {
    expect(await (await get('/es')).text()).toContain('landing in es');
    expect(await (await get('/es/')).text()).toContain('landing in es');
  });
});

describe('an address that names nothing', () => {
  it.each([
    ['/nowhere', 'unknown page in en'],
    ['/fr/nowhere/at/all', 'unknown page in fr'],
    ['/product/0', 'unknown product in en'],
    ['/de/product/99', 'unknown product in de'],
    ['/blog/%E0%A4%A', 'unknown post in en'],
    ['/404.html', 'unknown page in en'],
    ['/assets/gone-9z.js', 'unknown page in en'],
  ])('%s is answered with 404 and its page', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(text);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/secret.txt%00.html',
  ])('%s leads to nothing that was not published', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('not published');
  });
});

describe('a hashed file', () => {
  it('is sent compressed and may be kept for ever', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip;q=0.5, br' });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toContain('javascript');
  });

  it('is sent as it is to a browser that takes no compression', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br;q=0' });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe('console.log(1)');
  });
});

describe('every answer', () => {
  it('allows scripts of our own and the inline one of the head, by its hash', async () => {
    const policy = String((await get('/')).headers.get('Content-Security-Policy'));
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the store behind the site', () => {
  it('is asked the same path and query', async () => {
    const answer = await get('/store/vitrine-fr/products?limit=6&ids[]=a&ids[]=b');
    expect(await answer.json()).toEqual({ asked: '/store/vitrine-fr/products?limit=6&ids[]=a&ids[]=b' });
  });

  it('gives a clear 502 when it does not answer', async () => {
    const lonely = createSite({ folder, storeHost: 'http://127.0.0.1:9' });
    const answer = await lonely.request('http://localhost/store/vitrine-fr/products');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('does not answer') });
  });
});
