import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoreProxy } from './store-proxy.ts';

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

/** Sends a request through the proxy. */
async function requestStore(init?: RequestInit) {
  const { port } = store.address() as AddressInfo;
  const site = new Hono().get(
    '/store/*',
    createStoreProxy(`http://127.0.0.1:${port}`, () => ({})),
  );
  const response = site.request('/store/vitrine-en/products', init);
  await once(store, 'request');
  return response;
}

it('logs an error when the store closes the connection', async () => {
  store.once('request', (request) => request.socket.destroy());
  expect((await requestStore()).status).toBe(502);
  expect(console.error).toHaveBeenCalledOnce();
});

it('logs nothing when the client aborts the request', async () => {
  const abortController = new AbortController();
  store.once('request', () => abortController.abort());
  expect((await requestStore({ signal: abortController.signal })).status).toBe(502);
  expect(console.error).not.toHaveBeenCalled();
});

it('forwards If-None-Match to the store and returns its 304', async () => {
  store.once('request', (request, response) => {
    const isCurrent = request.headers['if-none-match'] === '"1"';
    response.writeHead(isCurrent ? 304 : 200, { etag: '"1"' }).end();
  });
  const response = await requestStore({ headers: { 'if-none-match': '"1"' } });
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe('"1"');
});
