import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createStoreProxy } from './store-proxy.ts';

let store: Server;
let logs: string[];

beforeEach(async () => {
  logs = [];
  store = createServer().listen(0, '127.0.0.1');
  await once(store, 'listening');
});

afterEach(() => {
  store.closeAllConnections();
  store.close();
});

/** Sends a request through the proxy. */
async function requestStore(init?: RequestInit) {
  const proxy = createStoreProxy({
    storeOrigin: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    getSecurityHeaders: () => ({ 'X-Frame-Options': 'DENY' }),
    logger: createLogger('site', 'error', { write: (line) => void logs.push(line) }),
  });
  const response = new Hono().get('/store/*', proxy).request('/store/vitrine-en/products?limit=1', init);
  await once(store, 'request');
  return response;
}

const respondOnce = (status: number, headers: Record<string, string | string[]>, body?: string | Uint8Array) =>
  store.once('request', (_, response: ServerResponse) => response.writeHead(status, headers).end(body));

it('logs an error when the store closes the connection', async () => {
  store.once('request', (request) => request.socket.destroy());
  const response = await requestStore();
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(logs).toHaveLength(1);
});

it('logs an error when the connection breaks in the middle of the body', async () => {
  store.once('request', (_, response: ServerResponse) => {
    response.write('{"products":[', () => response.destroy());
  });
  const response = await requestStore();
  await expect(response.text()).rejects.toThrow();
  expect(logs).toHaveLength(1);
});

it('logs nothing when the client aborts the request', async () => {
  const abortController = new AbortController();
  store.once('request', () => abortController.abort());
  expect((await requestStore({ signal: abortController.signal })).status).toBe(502);
  expect(logs).toEqual([]);
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

it('passes on caching and content headers, and no header that would apply to the whole site', async () => {
  respondOnce(
    200,
    {
      'Set-Cookie': ['a=1', 'b=2'],
      'Alt-Svc': 'h3=":443"',
      'Clear-Site-Data': '"*"',
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=1',
      'X-Frame-Options': 'ALLOW',
      'Access-Control-Allow-Origin': '*',
      Server: 'store',
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'CDN-Cache-Control': 'public, max-age=10',
      ETag: '"1"',
      'Retry-After': '5',
      Vary: 'Accept-Encoding',
    },
    '{}',
  );
  const response = await requestStore();
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'public, max-age=10',
    'content-type': 'application/json',
    etag: '"1"',
    'retry-after': '5',
    vary: 'Accept-Encoding',
    'x-frame-options': 'DENY',
  });
  expect(await response.text()).toBe('{}');
});

it('passes a compressed body on as it is', async () => {
  const body = brotliCompressSync('x'.repeat(5000));
  store.once('request', (request, response) => {
    expect(request.headers['accept-encoding']).toBe('br');
    response.writeHead(200, { 'Content-Encoding': 'br', 'Content-Length': body.byteLength }).end(body);
  });
  const response = await requestStore({ headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(body));
});

it.each([301, 302, 307, 308])('does not follow a redirect (%i), and does not pass it on', async (status) => {
  respondOnce(status, { Location: 'http://127.0.0.1:9/secret' });
  const response = await requestStore();
  expect(response.status).toBe(502);
  expect(response.headers.get('location')).toBeNull();
  expect(JSON.parse(logs[0] ?? '')).toMatchObject({ status, msg: expect.stringContaining('STORE_HOST') });
});

it('forwards no cookie and no authorization to the store', async () => {
  store.once('request', (request, response) => response.end(JSON.stringify(request.headers)));
  const headers = { Cookie: 'session=1', Authorization: 'Basic x', 'X-Forwarded-For': '1.2.3.4' };
  const received = await (await requestStore({ headers })).json();
  expect(Object.keys(received).sort()).toEqual(['connection', 'host']);
});
