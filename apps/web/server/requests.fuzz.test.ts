import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isLanguage, languages } from '@vitrine/i18n';
import { readStaticFiles } from '@vitrine/server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from './testing/nginx.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { type HostOptions, type RunningHost, startSiteServer } from './testing/site-server.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

let folder = '';
let publishedBodies: Set<string>;
beforeAll(async () => {
  folder = await writeSampleSite();
  const folders = ['site', ...languages.filter((language) => language !== 'en').map((name) => `negotiated/${name}`)];
  const files = folders.flatMap((name) => [...readStaticFiles(join(folder, name)).values()]);
  publishedBodies = new Set(files.map(({ bodies }) => Buffer.from(bodies.identity ?? '').toString('latin1')));
  expect(publishedBodies).not.toContain(readFileSync(join(folder, 'secret.txt'), 'latin1'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sends the bytes of a request as they are, and reads the whole response. */
function sendBytes(origin: string, request: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // A server that rejects a request before it is complete may reset the connection instead of sending 431.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve({ status: 431, head: '', body: '' });
      else reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') });
    });
  });
}

/** Removes line breaks, which would end a line of the request. */
const withoutLineBreaks = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((text) => text.replace(/[\r\n]/g, ''));
const createLatin1Strings = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const pathSegment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '%2f',
    '..\\',
    '%5c',
    '%00',
    '%252e%252e',
    '%c0%ae',
    '%zz',
    '%',
    '',
  ),
  fc.constantFrom(
    'hosts',
    'headers.json',
    'secret.txt',
    'site',
    'negotiated',
    'assets',
    'app-1a2b.js',
    'index.html',
    '404.html',
  ),
  fc.constantFrom(...languages, 'shop', 'product', 'blog', '1', 'robots.txt', '__proto__', 'constructor'),
  fc.constantFrom('?', '#', ';', '@', ':', '*', '~', '&'),
  createLatin1Strings(12),
  fc.integer({ min: 1000, max: 20_000 }).map((length) => 'a'.repeat(length)),
);
const path = withoutLineBreaks(
  fc.oneof(
    { weight: 9, arbitrary: fc.array(pathSegment, { maxLength: 8 }).map((segments) => `/${segments.join('/')}`) },
    {
      weight: 1,
      arbitrary: fc.oneof(createLatin1Strings(200), fc.webUrl(), fc.constantFrom('*', '', 'http://[', '//', '\\')),
    },
  ),
);

function describeFuzzTests(start: (options: HostOptions) => Promise<RunningHost>) {
  let host: RunningHost | undefined;
  beforeAll(async () => {
    host = await start({ folder, storeOrigin: 'http://127.0.0.1:9' });
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers = '') =>
    sendBytes(String(host?.origin), `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`);

  it('responds to any path with a published file or an error', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (path) => {
        // There is no store to proxy requests to, and the responses of health checks are not files.
        fc.pre(!/^\/+(?:store|livez|readyz)/.test(path));
        const { status, body } = await get(path);
        expect([200, 400, 404, 414, 431, 505]).toContain(status);
        if (status === 200) expect(publishedBodies).toContain(body);
        expect(body).not.toMatch(/not published|Content-Security-Policy/);
      }),
      { numRuns },
    );
  });

  it('responds in a supported language or with 400 to any Cookie and Accept-Language', async () => {
    const cookie = fc.oneof(
      createLatin1Strings(60),
      fc
        .tuple(
          fc.constantFrom('language', ' language', 'other'),
          fc.oneof(fc.constantFrom(...languages, '"fr"'), createLatin1Strings(8)),
        )
        .map((pair) => pair.join('=')),
    );
    const acceptLanguage = fc.oneof(
      createLatin1Strings(60),
      fc.array(fc.constantFrom(...languages, ';q=', '0.5', '1', ',', ' ', '*', '-')).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(withoutLineBreaks(cookie), withoutLineBreaks(acceptLanguage), async (cookie, acceptLanguage) => {
        const { status, head, body } = await get(
          '/shop',
          `Cookie: ${cookie}\r\nAccept-Language: ${acceptLanguage}\r\n`,
        );
        expect([200, 400]).toContain(status);
        if (status === 400) return;
        const language = /^content-language: (.*)$/im.exec(head)?.[1];
        expect(isLanguage(language)).toBe(true);
        expect(body).toContain(`<html lang="${language}"`);
      }),
      { numRuns },
    );
  });
}

describe('the site server', () => describeFuzzTests(startSiteServer));

describe('nginx', () => describeFuzzTests(startNginx));
