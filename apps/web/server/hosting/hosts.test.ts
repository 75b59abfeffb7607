import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxPath } from '../../../../scripts/system.mjs';
import { ask } from './ask.ts';
import { startNginx } from './nginx.ts';
import { startOurServer } from './our-server.ts';
import type { RunningHost, Setting } from './running-host.ts';
import { writeSampleSite } from './sample-site.ts';
import { type Ability, abilities, describeHost } from './suite.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const silent = 'http://127.0.0.1:9';
let sample = '';
let store: Server;
let storeHost = '';

beforeAll(async () => {
  sample = await writeSampleSite();
  store = createServer((request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ asked: request.url })),
  );
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  storeHost = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});

afterAll(async () => {
  store.close();
  await rm(sample, { recursive: true });
});

/** The suite over a host that is started for it. */
function describeStarted(start: (setting: Setting) => Promise<RunningHost | undefined>, lacks: readonly Ability[]) {
  let host: RunningHost | undefined;
  const serve = (folder: () => string, store: () => string) => {
    beforeAll(async () => {
      host = await start({ folder: folder(), storeHost: store() });
    });
    afterAll(() => host?.stop());
  };
  const address = () => String(host?.address);

  describe('with a site of a few pages', () => {
    serve(
      () => sample,
      () => storeHost,
    );
    describeHost({ address, lacks });

    it('asks the store behind it the same path and query', async () => {
      const path = '/store/vitrine-fr/products?limit=6&ids[]=a&ids[]=%E2%9C%93';
      const { text, headers } = await ask(address(), path);
      expect(JSON.parse(text)).toEqual({ asked: path });
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  });

  describe('with a store that does not answer', () => {
    serve(
      () => sample,
      () => silent,
    );

    it('says so with 502, and goes on serving pages', async () => {
      const { status, text } = await ask(address(), '/store/vitrine-fr/products');
      expect(status).toBe(502);
      expect(JSON.parse(text)).toEqual({ error: expect.stringContaining('does not answer') });
      expect((await ask(address(), '/shop')).status).toBe(200);
    });
  });

  // `npm test` builds before it comes here; between two edits, the site of a few pages has to do.
  if (existsSync(join(built, 'hosts')))
    describe('with the site as it was built', () => {
      serve(
        () => built,
        () => storeHost,
      );
      describeHost({ address, lacks });
    });
}

describe('our own server', () => describeStarted(startOurServer, []));

describe('nginx', () => {
  const lacks = ['weights', 'brotli', 'malformed'] as const;
  if (nginxPath()) describeStarted(startNginx, lacks);
  else it('is not tested here: there is none', () => expect(process.env.CI).toBeFalsy());
});

const address = process.env.SITE_ADDRESS;
if (address)
  describe(`the host at ${address}`, () => {
    const lacks = (process.env.SITE_LACKS ?? '').split(',').filter((name): name is Ability => name in abilities);
    describeHost({ address: () => address, lacks });
  });
