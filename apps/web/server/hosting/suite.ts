import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

/** What our own server does and some hosts cannot. */
export const abilities = {
  weights: 'reads the weights of Accept-Language',
  brotli: 'sends brotli',
  malformed: 'has a page of ours for an address that cannot be read',
} as const;
export type Ability = keyof typeof abilities;

interface SuiteOptions {
  /** Where the host answers, once the tests run. */
  address: () => string;
  /** What the host does not do. Each test that differs for it says so in its title. */
  lacks?: readonly Ability[];
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const bare = 'Accept-Language, Cookie, Accept-Encoding';

/** What the published site promises over HTTP, asked of whatever host serves it. */
export function describeHost({ address, lacks = [] }: SuiteOptions) {
  const can = (ability: Ability) => !lacks.includes(ability);
  const get = (path: string, headers: Record<string, string> = {}) => ask(address(), path, headers);
  const languageOf = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1];

  /** The language of the page at an address. Fails unless the host says the same of it. */
  async function languageAt(path: string, headers: Record<string, string> = {}) {
    const answer = await get(path, headers);
    expect(answer.headers['content-language']).toBe(languageOf(answer.text));
    return languageOf(answer.text);
  }

  /** The address of a script that the landing page loads. */
  async function anAsset() {
    const [asset] = /\/assets\/[^"]+\.js/.exec((await get('/')).text) ?? [];
    return String(asset);
  }

  describe('a bare address', () => {
    it.each([
      ['nl, fr-CA, es', 'fr'],
      ['pt-BR', 'pt'],
      ['DE', 'de'],
      ['english', 'en'],
      ['*', 'en'],
      ['', 'en'],
      ['nl, it;q=0.5', 'en'],
    ])('is answered to %j in %s, the first language that is supported', async (accepted, language) => {
      expect(await languageAt('/shop', { 'Accept-Language': accepted })).toBe(language);
    });

    if (can('weights'))
      it('is answered in the language that weighs most', async () => {
        expect(await languageAt('/shop', { 'Accept-Language': 'nl, pt-BR;q=0.5, fr-CA;q=0.9, de;q=0' })).toBe('fr');
      });
    else
      it('is answered in the language that is named first, whatever it weighs (differs)', async () => {
        expect(await languageAt('/shop', { 'Accept-Language': 'nl, pt-BR;q=0.5, fr-CA;q=0.9' })).toBe('pt');
      });

    it('is answered in the language of the cookie, whatever the browser accepts', async () => {
      expect(await languageAt('/', { 'Accept-Language': 'fr', Cookie: 'consent=yes; language=ar' })).toBe('ar');
    });

    it.each(['xx', '', '%F0', '../de', 'frfr', 'FR'])('ignores the cookie value %j', async (value) => {
      expect(await languageAt('/', { 'Accept-Language': 'de', Cookie: `language=${value}` })).toBe('de');
    });

    it('is answered in English when nothing is known of the visitor', async () => {
      expect(await languageAt('/shop')).toBe('en');
      expect(await languageAt('/shop/')).toBe('en');
    });

    it('is kept by no shared cache, and by the browser only to ask again', async () => {
      const { headers } = await get('/shop', { Cookie: 'language=fr' });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toBe(bare);
    });

    it('has an ETag of its own for each language and encoding', async () => {
      const asked: Record<string, string>[] = [
        {},
        { 'Accept-Encoding': 'gzip' },
        { Cookie: 'language=fr' },
        { Cookie: 'language=ar' },
      ];
      const etags = await Promise.all(asked.map(async (headers) => (await get('/', headers)).headers.etag));
      expect(etags).not.toContain(undefined);
      expect(new Set(etags).size).toBe(asked.length);
    });

    it('is not sent again to a browser that has it, in its language and encoding', async () => {
      const french = { Cookie: 'language=fr', 'Accept-Encoding': 'gzip' };
      const { headers } = await get('/', french);
      const known = { 'If-None-Match': String(headers.etag) };
      const again = await get('/', { ...french, ...known });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers).toMatchObject({ vary: bare, 'cache-control': 'private, no-cache' });
      expect(await get('/', { Cookie: 'language=de', ...known })).toMatchObject({ status: 200 });
    });
  });

  describe('a prefixed address', () => {
    it('shows its language whatever the cookie and the browser say [1.lang.8]', async () => {
      const visitor = { Cookie: 'language=fr', 'Accept-Language': 'es' };
      expect(await languageAt('/de/shop', visitor)).toBe('de');
      expect(await languageAt('/en/shop', visitor)).toBe('en');
    });

    it('is kept by anyone, to ask again', async () => {
      const { headers } = await get('/de/shop');
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(headers.vary).toBe('Accept-Encoding');
    });

    it('leads to the landing page of its language with and without a slash at the end', async () => {
      const pages = await Promise.all([get('/es'), get('/es/')]);
      expect(pages.map(({ status, text }) => [status, languageOf(text)])).toEqual([
        [200, 'es'],
        [200, 'es'],
      ]);
      expect(pages[0]?.text).toBe(pages[1]?.text);
    });
  });

  describe('an address that names nothing', () => {
    it.each([
      ['/nowhere', 'en'],
      ['/nowhere.html', 'en'],
      ['/fr/nowhere/at/all', 'fr'],
      ['/french', 'en'],
      ['/product/0', 'en'],
      ['/de/product/99', 'de'],
      ['/ar/blog/nothing', 'ar'],
      ['/404.html', 'en'],
      ['/shop/index.html', 'en'],
      ['/index.html.gz', 'en'],
      ['/assets/gone-9z.js', 'en'],
    ])('%s is answered with 404 in %s', async (path, language) => {
      expect(await languageAt(path)).toBe(language);
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toMatch(/^(private|public), no-cache$/);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it('has a page that names what is missing: a page, a product or a post, in the visitor’s language', async () => {
      const paths = ['/nowhere', '/product/0', '/blog/nothing', '/fr/blog/nothing'];
      const pages = await Promise.all(paths.map((path) => get(path, { Cookie: 'language=fr' })));
      expect(pages.map(({ text }) => languageOf(text))).toEqual(['fr', 'fr', 'fr', 'fr']);
      expect(new Set(pages.slice(0, 3).map(({ text }) => /<title[^>]*>[^<]+/.exec(text)?.[0])).size).toBe(3);
    });

    if (can('malformed'))
      it.each(['/blog/%E0%A4%A', '/%00', '/shop%00.html'])('%s has a page as well', async (path) => {
        expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('<html lang="en"') });
      });
    else
      it.each(['/%00', '/shop%00.html', '/%zz'])('%s is refused by the host itself (differs)', async (path) => {
        expect((await get(path)).status).toBe(400);
      });

    it.each([
      '/../secret.txt',
      '/../hosts/headers.json',
      '/assets/../../hosts/headers.json',
      '/..%2fhosts/headers.json',
      '/%2e%2e/hosts/headers.json',
      '/assets/..%5c..%5chosts%5cheaders.json',
      '/hosts/headers.json',
      '/hosts/headers.json%00.html',
      '/site/index',
      '/negotiated/fr/index',
      '//negotiated/fr',
    ])('%s leads to nothing that was not published', async (path) => {
      const { status, text } = await get(path);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/not published|Content-Security-Policy/);
    });
  });

  describe('a hashed file', () => {
    it('may be kept for ever', async () => {
      const { status, headers } = await get(await anAsset());
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-language']).toBeUndefined();
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    });

    const encodings = can('brotli') ? (['br', 'gzip'] as const) : (['gzip'] as const);
    it.each(encodings)('is sent in %s, as it was compressed by the build', async (encoding) => {
      const path = await anAsset();
      const [plain, compressed] = await Promise.all([get(path), get(path, { 'Accept-Encoding': encoding })]);
      expect(compressed.headers['content-encoding']).toBe(encoding);
      expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
      expect(compressed.text).toBe(plain.text);
    });

    it(`is sent in the smallest encoding that the browser takes${can('brotli') ? '' : ', brotli left out (differs)'}`, async () => {
      const { headers } = await get(await anAsset(), { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(headers['content-encoding']).toBe(encodings[0]);
    });

    it('is sent as it is to a browser that takes no compression', async () => {
      for (const accepted of ['identity', 'gzip;q=0, br;q=0', ''])
        expect(
          (await get(await anAsset(), { 'Accept-Encoding': accepted })).headers['content-encoding'],
        ).toBeUndefined();
    });
  });

  it('a file that keeps its name is asked for again each time', async () => {
    const { status, headers } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it('HEAD is answered like GET, without a body', async () => {
    const [got, headed] = await Promise.all([get('/shop'), ask(address(), '/shop', {}, 'HEAD')]);
    expect(headed).toMatchObject({ status: 200, text: '' });
    for (const name of ['etag', 'content-type', 'content-length', 'vary'])
      expect(headed.headers[name]).toBe(got.headers[name]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(address(), '/shop', {}, method)).status).toBe(405);
  });

  describe('every answer', () => {
    const kinds = ['/', '/fr/shop', '/nowhere', '/robots.txt', '/health'];

    it.each(kinds)('%s allows scripts of our own and the inline one of the head, by its hash', async (path) => {
      const { text } = await get('/');
      const hashes = [...text.matchAll(inlineScript)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const policy = String((await get(path)).headers['content-security-policy']);
      expect(policy.split('; ')).toContain(["script-src 'self'", ...hashes].join(' '));
      expect(hashes).toHaveLength(1);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    });

    it.each(kinds)('%s is neither framed nor guessed at, and asks for no device', async (path) => {
      const { headers } = await get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=(), geolocation=(), microphone=()');
    });

    it('asks for encryption from then on where the visitor came encrypted, and only there', async () => {
      const encrypted = await get('/', { 'X-Forwarded-Proto': 'https' });
      expect(encrypted.headers['strict-transport-security']).toBe('max-age=31536000');
      if (address().startsWith('http:')) expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    });
  });
}
