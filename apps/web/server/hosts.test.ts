import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeHost, type HostFeature, hostFeatures } from './testing/host-suite.ts';
import { startNginx } from './testing/nginx.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { sendRequest } from './testing/send-request.ts';
import { type HostOptions, type RunningHost, startSiteServer } from './testing/site-server.ts';

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
