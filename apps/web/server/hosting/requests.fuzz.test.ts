import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isLanguage, languages } from '@vitrine/i18n';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxPath } from '../../../../scripts/system.mjs';
import { readPublishedFiles } from '../published-files.ts';
import { startNginx } from './nginx.ts';
import { startOurServer } from './our-server.ts';
import type { RunningHost, Setting } from './running-host.ts';
import { writeSampleSite } from './sample-site.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

let folder = '';
let published: Set<string>;
beforeAll(async () => {
  folder = await writeSampleSite();
  const folders = ['site', ...languages.filter((language) => language !== 'en').map((name) => `negotiated/${name}`)];
  const files = folders.flatMap((name) => [...readPublishedFiles(join(folder, name)).values()]);
  published = new Set(files.map(({ bodies }) => Buffer.from(bodies.identity ?? '').toString('latin1')));
  expect(published).not.toContain(readFileSync(join(folder, 'secret.txt'), 'latin1'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sends a request byte by byte as it is given, and reads the answer to its end. */
function send(address: string, request: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // A request that is cut off while it is still being sent may end so instead of with 431.
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

/** Any text that a line of a request can hold: no line end. */
const line = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((text) => text.replace(/[\r\n]/g, ''));
const latin = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const step = fc.oneof(
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
  latin(12),
  fc.integer({ min: 1000, max: 20_000 }).map((length) => 'a'.repeat(length)),
);
const path = line(
  fc.oneof(
    { weight: 9, arbitrary: fc.array(step, { maxLength: 8 }).map((steps) => `/${steps.join('/')}`) },
    { weight: 1, arbitrary: fc.oneof(latin(200), fc.webUrl(), fc.constantFrom('*', '', 'http://[', '//', '\\')) },
  ),
);

function describeFuzzed(start: (setting: Setting) => Promise<RunningHost | undefined>) {
  let host: RunningHost | undefined;
  beforeAll(async () => {
    host = await start({ folder, storeHost: 'http://127.0.0.1:9' });
  });
  afterAll(() => host?.stop());
  const ask = (path: string, headers = '') =>
    send(String(host?.address), `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`);

  it('gives what was published, or says that there is nothing, whatever path is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (path) => {
        // A question to the store is not the site's to answer, and here no store does.
        fc.pre(!/^\/+(?:store|health)/.test(path));
        const { status, body } = await ask(path);
        expect([200, 400, 404, 414, 431, 505]).toContain(status);
        if (status === 200) expect(published).toContain(body);
        expect(body).not.toMatch(/not published|Content-Security-Policy/);
      }),
      { numRuns },
    );
  });

  it('gives the page in one of its languages, whatever cookie and language are sent', async () => {
    const cookie = fc.oneof(
      latin(60),
      fc
        .tuple(
          fc.constantFrom('language', ' language', 'other'),
          fc.oneof(fc.constantFrom(...languages, '"fr"'), latin(8)),
        )
        .map((pair) => pair.join('=')),
    );
    const accepted = fc.oneof(
      latin(60),
      fc.array(fc.constantFrom(...languages, ';q=', '0.5', '1', ',', ' ', '*', '-')).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(line(cookie), line(accepted), async (cookie, accepted) => {
        const { status, head, body } = await ask('/shop', `Cookie: ${cookie}\r\nAccept-Language: ${accepted}\r\n`);
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

describe('our own server', () => describeFuzzed(startOurServer));

describe('nginx', () => {
  if (nginxPath()) describeFuzzed(startNginx);
  else it('is not tested here: there is none', () => expect(process.env.CI).toBeFalsy());
});
