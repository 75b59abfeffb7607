import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeProxy } from './store-proxy.ts';

let store: Server;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store = createServer().listen(0, '127.0.0.1');
  await once(store, 'listening');
});

afterEach(() => {
  vi.restoreAllMocks();
  store.closeAllConnections();
  store.close();
});

/** Asks the store through the proxy, once it has been asked and has not answered yet. */
async function asks(signal?: AbortSignal) {
  const { port } = store.address() as AddressInfo;
  const site = new Hono().get(
    '/store/*',
    storeProxy(`http://127.0.0.1:${port}`, () => ({})),
  );
  const answer = site.request('/store/vitrine-en/products', { signal });
  await once(store, 'request');
  return answer;
}

it('says on the console that the store broke off', async () => {
  store.once('request', (request) => request.socket.destroy());
  expect((await asks()).status).toBe(502);
  expect(console.error).toHaveBeenCalledOnce();
});

it('does not blame the store for a visitor who has gone', async () => {
  const leaving = new AbortController();
  store.once('request', () => leaving.abort());
  expect((await asks(leaving.signal)).status).toBe(502);
  expect(console.error).not.toHaveBeenCalled();
});
