import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from './testing/nginx.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { sendRequest } from './testing/send-request.ts';
import { type HostOptions, type RunningHost, startSiteServer } from './testing/site-server.ts';

/** Features of the site server that some hosts lack. */
const hostFeatures = {
  'quality-values': 'reads the quality values of Accept-Language',
  brotli: 'sends brotli',
  'malformed-urls': 'has a not-found page for a malformed URL',
} as const;
type HostFeature = keyof typeof hostFeatures;

interface SuiteOptions {
  /** Returns the origin of the host while the tests run. */
  getOrigin: () => string;
  /** Features that the host lacks. For each, a test of the known limitation replaces the test of the feature. */
  unsupported?: readonly HostFeature[];
}

const inlineScriptPattern = /<script>([\s\S]*?)<\/script>/g;
const negotiatedVary = 'Accept-Language, Cookie, Accept-Encoding';

/** Declares the tests of the HTTP responses that every host of the site must send. */
function describeHost({ getOrigin, unsupported = [] }: SuiteOptions) {
  const supports = (feature: HostFeature) => !unsupported.includes(feature);
  const get = (path: string, headers: Record<string, string> = {}) => sendRequest(getOrigin(), path, headers);
  const getLanguage = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

  /** Returns the language of the page at a path. Checks that `Content-Language` is the same. */
  async function fetchLanguage(path: string, headers: Record<string, string> = {}) {
    const response = await get(path, headers);
    expect(response.headers['content-language']).toBe(getLanguage(response.text));
    return getLanguage(response.text);
  }

  /** Returns the path of a script of the landing page. */
  async function findScriptPath() {
    const [path] = /\/assets\/[^"]+\.js/.exec((await get('/')).text) ?? [];
    return String(path);
  }

  describe('a bare path', () => {
    it.each([
      ['nl, fr-CA, es', 'fr'],
      ['pt-BR', 'pt'],
      ['DE', 'de'],
    ])('with Accept-Language %j is served in %s, the first supported language', async (acceptLanguage, language) => {
      expect(await fetchLanguage('/shop', { 'Accept-Language': acceptLanguage })).toBe(language);
    });

    it.each(['english', '*', '', 'nl, it;q=0.5'])(
      'is served in English for Accept-Language %j, which names no supported language',
      async (acceptLanguage) => {
        expect(await fetchLanguage('/shop', { 'Accept-Language': acceptLanguage })).toBe('en');
      },
    );

    if (supports('quality-values'))
      it('is served in the language with the highest quality value', async () => {
        expect(await fetchLanguage('/shop', { 'Accept-Language': 'nl, pt-BR;q=0.5, fr-CA;q=0.9, de;q=0' })).toBe('fr');
      });
    else
      it('is served in the first supported language, ignoring quality values (limitation)', async () => {
        expect(await fetchLanguage('/shop', { 'Accept-Language': 'nl, pt-BR;q=0.5, fr-CA;q=0.9' })).toBe('pt');
      });

    it('is served in the language of the cookie rather than of Accept-Language', async () => {
      expect(await fetchLanguage('/', { 'Accept-Language': 'fr', Cookie: 'consent=yes; language=ar' })).toBe('ar');
    });

    // cspell:ignore frfr
    it.each(['xx', '', '%F0', '../de', 'frfr', 'FR'])('ignores the unsupported cookie value %j', async (value) => {
      expect(await fetchLanguage('/', { 'Accept-Language': 'de', Cookie: `language=${value}` })).toBe('de');
    });

    it('is served in English without cookie and Accept-Language', async () => {
      expect(await fetchLanguage('/shop')).toBe('en');
      expect(await fetchLanguage('/shop/')).toBe('en');
    });

    it('is cached only by the browser, which must revalidate it', async () => {
      const { headers } = await get('/shop', { Cookie: 'language=fr' });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['cdn-cache-control']).toBeUndefined();
      expect(headers.vary).toBe(negotiatedVary);
    });

    it('has a different ETag for each language and encoding', async () => {
      const variants: Record<string, string>[] = [
        {},
        { 'Accept-Encoding': 'gzip' },
        { Cookie: 'language=fr' },
        { Cookie: 'language=ar' },
      ];
      const etags = await Promise.all(variants.map(async (headers) => (await get('/', headers)).headers.etag));
      expect(etags).not.toContain(undefined);
      expect(new Set(etags).size).toBe(variants.length);
    });

    it('responds with 304 to the ETag of the same language and encoding', async () => {
      const french = { Cookie: 'language=fr', 'Accept-Encoding': 'gzip' };
      const { headers } = await get('/', french);
      const revalidation = { 'If-None-Match': String(headers.etag) };
      const revalidated = await get('/', { ...french, ...revalidation });
      expect(revalidated).toMatchObject({ status: 304, text: '' });
      // Caches that change the encoding, such as CDNs, make an ETag weak.
      const weak = `W/"${String(headers.etag).replace(/^W\/|"/g, '')}"`;
      expect(await get('/', { ...french, 'If-None-Match': `"old", ${weak}` })).toMatchObject({ status: 304 });
      expect(revalidated.headers).toMatchObject({ vary: negotiatedVary, 'cache-control': 'private, no-cache' });
      expect(await get('/', { Cookie: 'language=de', ...revalidation })).toMatchObject({ status: 200 });
    });
  });

  describe('a prefixed path', () => {
    it('is served in its language, ignoring cookie and Accept-Language', { tags: ['1.lang.8'] }, async () => {
      const headers = { Cookie: 'language=fr', 'Accept-Language': 'es' };
      expect(await fetchLanguage('/de/shop', headers)).toBe('de');
      expect(await fetchLanguage('/en/shop', headers)).toBe('en');
    });

    it('can be cached by shared caches, which must revalidate it', async () => {
      const { headers } = await get('/de/shop');
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(headers['cdn-cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
      expect(headers.vary).toBe('Accept-Encoding');
    });

    it('is the landing page of its language with and without a trailing slash', async () => {
      const pages = await Promise.all([get('/es'), get('/es/')]);
      expect(pages.map(({ status, text }) => [status, getLanguage(text)])).toEqual([
        [200, 'es'],
        [200, 'es'],
      ]);
      expect(pages[0]?.text).toBe(pages[1]?.text);
    });
  });

  describe('an unknown path', () => {
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
      ['/product%2F1', 'en'],
      ['/fr%2fshop', 'en'],
      ['//shop', 'en'],
      ['/SHOP', 'en'],
      ['/assets/gone-9z.js', 'en'],
    ])('%s responds with 404 in %s', async (path, language) => {
      expect(await fetchLanguage(path)).toBe(language);
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toMatch(/^(private|public), no-cache$/);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it('has another not-found page for posts than for other pages, in the language of the visitor', async () => {
      const paths = ['/nowhere', '/blog/nothing', '/fr/blog/nothing'];
      const pages = await Promise.all(paths.map((path) => get(path, { Cookie: 'language=fr' })));
      expect(pages.map(({ text }) => getLanguage(text))).toEqual(['fr', 'fr', 'fr']);
      expect(new Set(pages.slice(0, 2).map(({ text }) => /<title[^>]*>[^<]+/.exec(text)?.[0])).size).toBe(2);
    });

    if (supports('malformed-urls'))
      it.each(['/blog/%E0%A4%A', '/%00', '/shop%00.html'])(
        '%s is malformed and responds with the not-found page',
        async (path) => {
          expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('<html lang="en"') });
        },
      );
    else
      it.each(['/%00', '/shop%00.html', '/%zz'])('%s is malformed and responds with 400 (limitation)', async (path) => {
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
    ])('%s serves no unpublished file', async (path) => {
      const { status, text } = await get(path);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/not published|Content-Security-Policy/);
    });
  });

  describe('a file with a hash in its name', () => {
    it('can be cached for a year as immutable', async () => {
      const { status, headers } = await get(await findScriptPath());
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-language']).toBeUndefined();
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    });

    it('has only the security headers that protect scripts', async () => {
      const { headers } = await get(await findScriptPath());
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['permissions-policy']).toBeUndefined();
    });

    const encodings = supports('brotli') ? (['br', 'gzip'] as const) : (['gzip'] as const);
    it.each(encodings)('is sent with the encoding %s when the client accepts it', async (encoding) => {
      const path = await findScriptPath();
      const [plain, compressed] = await Promise.all([get(path), get(path, { 'Accept-Encoding': encoding })]);
      expect(compressed.headers['content-encoding']).toBe(encoding);
      expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
      expect(compressed.text).toBe(plain.text);
    });

    it(`is sent in the smallest accepted encoding${supports('brotli') ? '' : ' other than brotli (limitation)'}`, async () => {
      const { headers } = await get(await findScriptPath(), { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(headers['content-encoding']).toBe(encodings[0]);
    });

    it('is sent uncompressed when the client accepts no compression', async () => {
      for (const acceptEncoding of ['identity', 'gzip;q=0, br;q=0', ''])
        expect(
          (await get(await findScriptPath(), { 'Accept-Encoding': acceptEncoding })).headers['content-encoding'],
        ).toBeUndefined();
    });
  });

  it('requires revalidation of cached files without a hash in their names', async () => {
    const { status, headers } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it('lets browsers use an image for an hour', async () => {
    const { status, headers } = await get('/favicon.svg');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const [getResponse, headResponse] = await Promise.all([
      get('/shop'),
      sendRequest(getOrigin(), '/shop', {}, 'HEAD'),
    ]);
    expect(headResponse).toMatchObject({ status: 200, text: '' });
    for (const name of ['etag', 'content-type', 'content-length', 'vary'])
      expect(headResponse.headers[name]).toBe(getResponse.headers[name]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('rejects %s with 405', async (method) => {
    expect((await sendRequest(getOrigin(), '/shop', {}, method)).status).toBe(405);
  });

  describe('every response except that of a file with a hash', () => {
    const paths = ['/', '/fr/shop', '/nowhere', '/robots.txt', '/livez', '/readyz'];

    it.each(paths)('%s allows only scripts of the same origin and the inline script, by its hash', async (path) => {
      const { text } = await get('/');
      const hashes = [...text.matchAll(inlineScriptPattern)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const policy = String((await get(path)).headers['content-security-policy']);
      expect(policy.split('; ')).toContain(["script-src 'self'", ...hashes].join(' '));
      expect(hashes).toHaveLength(1);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    });

    it.each(paths)('%s forbids framing, content sniffing and device access', async (path) => {
      const { headers } = await get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=(), geolocation=(), microphone=()');
    });

    it('sends Strict-Transport-Security over HTTPS only', async () => {
      const overHttps = await get('/', { 'X-Forwarded-Proto': 'https' });
      expect(overHttps.headers['strict-transport-security']).toBe('max-age=31536000');
      if (getOrigin().startsWith('http:'))
        expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    });
  });
}

const builtSiteFolder = fileURLToPath(new URL('../dist', import.meta.url));
const unreachableStoreUrl = 'http://127.0.0.1:9';
let sampleSiteFolder = '';
let store: Server;
let storeOrigin = '';

/** Headers of the store that would apply to the whole site, or that let nginx send another file. */
const harmfulHeaders = {
  'Accept-CH': 'Sec-CH-UA-Model',
  'Alt-Svc': 'h3=":443"',
  'Clear-Site-Data': '"*"',
  NEL: '{"report_to":"default","max_age":1}',
  'Report-To': '{"group":"default","max_age":1,"endpoints":[{"url":"https://reports.example"}]}',
  'Set-Cookie': 'a=1',
  'Strict-Transport-Security': 'max-age=1',
  'WWW-Authenticate': 'Basic',
  'X-Accel-Redirect': '/robots.txt',
};

beforeAll(async () => {
  sampleSiteFolder = await writeSampleSite();
  // A store without products: it responds with 404 to a request for a single product.
  store = createServer((request, response) =>
    response
      .writeHead(/\/products\/[^/]+$/.test(request.url?.split('?')[0] ?? '') ? 404 : 200, {
        'Content-Type': 'application/json',
        ...harmfulHeaders,
      })
      .end(JSON.stringify({ requested: request.url })),
  );
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  storeOrigin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});

afterAll(async () => {
  store.close();
  await rm(sampleSiteFolder, { recursive: true });
});

/** Starts a host and runs the suite against it. */
function describeStartedHost(
  start: (options: HostOptions) => Promise<RunningHost>,
  unsupported: readonly HostFeature[],
) {
  let host: RunningHost | undefined;
  const startBeforeTests = (getFolder: () => string, getStoreOrigin: () => string) => {
    beforeAll(async () => {
      host = await start({ folder: getFolder(), storeOrigin: getStoreOrigin() });
    });
    afterAll(() => host?.stop());
  };
  const getOrigin = () => String(host?.origin);

  describe('with the sample site', () => {
    startBeforeTests(
      () => sampleSiteFolder,
      () => storeOrigin,
    );
    describeHost({ getOrigin, unsupported });

    it.each(['/store/vitrine-fr/products?limit=6&ids[]=a&ids[]=%E2%9C%93', '/store/vitrine-fr/products/toolkit.gz'])(
      'proxies the request %s to the store with the same path and query',
      async (path) => {
        const { text, headers } = await sendRequest(getOrigin(), path);
        expect(JSON.parse(text)).toEqual({ requested: path });
        expect(headers['x-content-type-options']).toBe('nosniff');
        for (const name of Object.keys(harmfulHeaders)) expect(headers).not.toHaveProperty(name.toLowerCase());
      },
    );

    it('does not redirect /store, which would reveal the port behind a reverse proxy', async () => {
      const { status, headers } = await sendRequest(getOrigin(), '/store');
      expect(status).toBeLessThan(500);
      expect(headers).not.toHaveProperty('location');
    });
  });

  describe('with an unreachable store', () => {
    startBeforeTests(
      () => sampleSiteFolder,
      () => unreachableStoreUrl,
    );

    it('responds with 502 to a store request and still serves pages', async () => {
      const { status, text, headers } = await sendRequest(getOrigin(), '/store/vitrine-fr/products', {
        'X-Forwarded-Proto': 'https',
      });
      expect(status).toBe(502);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(JSON.parse(text)).toEqual({ error: expect.stringContaining('does not respond') });
      expect((await sendRequest(getOrigin(), '/shop')).status).toBe(200);
    });
  });

  // `npm test` builds the site first.
  describe.skipIf(!existsSync(join(builtSiteFolder, 'hosts')))('with the built site', () => {
    startBeforeTests(
      () => builtSiteFolder,
      () => storeOrigin,
    );
    describeHost({ getOrigin, unsupported });
  });
}

describe('the site server', () => describeStartedHost(startSiteServer, []));

describe('nginx', () => {
  const unsupported = ['quality-values', 'brotli', 'malformed-urls'] as const;
  describeStartedHost(startNginx, unsupported);
});

const origin = process.env.TESTED_HOST_URL;
if (origin)
  describe(`the host at ${origin}`, () => {
    const unsupported = (process.env.TESTED_HOST_UNSUPPORTED ?? '')
      .split(/,\s*/)
      .filter((name): name is HostFeature => name in hostFeatures);
    describeHost({ getOrigin: () => origin, unsupported });
  });
