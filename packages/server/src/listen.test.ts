import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { addHealthRoutes } from './health.ts';
import { listen, type RunningServer } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';

const servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close(0)));
});

async function start(app: Hono, options: Partial<Parameters<typeof listen>[1]> = {}) {
  const server = await listen(app, { host: '127.0.0.1', port: 0, ...options });
  servers.push(server);
  return server;
}

const createApp = () => new Hono().get('/', (c) => c.text('ok'));

function openConnection({ url }: RunningServer) {
  const { port, hostname } = new URL(url);
  return connect(Number(port), hostname.replace(/[[\]]/g, ''));
}

it('logs each request as a line of JSON, with its id and without its query', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const server = await start(createApp(), { logger });
  const response = await fetch(`${server.url}/?q=private`, { headers: { 'X-Request-Id': 'proxy-1' } });
  await response.text();
  expect(response.headers.get('x-request-id')).toBe('proxy-1');
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    id: 'proxy-1',
    method: 'GET',
    path: '/',
    status: 200,
  });
});

it('logs a request whose client has closed the connection with status 499', async () => {
  const lines: string[] = [];
  const client = new AbortController();
  const app = new Hono().get('/', () => {
    client.abort();
    return new Promise<Response>(() => {});
  });
  const server = await start(app, { logger: createLogger('test', 'info', { write: (line) => void lines.push(line) }) });
  await expect(fetch(server.url, { signal: client.signal })).rejects.toThrow('aborted');
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', status: 499 });
});

it('creates an id for a request without one or with one that could forge log lines', async () => {
  const server = await start(createApp());
  for (const headers of [{}, { 'X-Request-Id': 'a b' }, { 'X-Request-Id': 'x'.repeat(200) }] as Record<
    string,
    string
  >[])
    expect((await fetch(server.url, { headers })).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('counts requests by route and status, and responds with them in the format of Prometheus', async () => {
  const metrics = createMetrics();
  const server = await start(createApp(), { metrics, getRoute: (path) => (path === '/' ? 'home' : 'other') });
  await (await fetch(server.url)).text();
  await (await fetch(`${server.url}/x`)).text();
  const readMetrics = async () => (await metrics.app.request('/metrics')).text();
  await expect
    .poll(readMetrics)
    .toContain('http_request_duration_seconds_count{method="GET",route="home",status="200"} 1');
  await expect
    .poll(readMetrics)
    .toContain('http_request_duration_seconds_count{method="GET",route="other",status="404"} 1');
});

// Node checks its timeouts every 30 s by default.
it('closes a connection whose request headers do not arrive within five seconds', { timeout: 30_000 }, async () => {
  const server = await start(createApp());
  const connection = openConnection(server);
  connection.write('GET / HTTP/1.1\r\n');
  const [data] = await once(connection, 'data');
  expect(String(data)).toMatch(/^HTTP\/1.1 408/);
  await once(connection.resume(), 'close');
});

it.each(['127.0.0.1', '::1'])('responds on %s to a request of HTTP/1.0, which has no Host header', async (host) => {
  const connection = openConnection(await start(createApp(), { host }));
  connection.write('GET / HTTP/1.0\r\n\r\n');
  const [data] = await once(connection, 'data');
  expect(String(data)).toMatch(/^HTTP\/1.1 200/);
});

it('rejects headers of more than 16 KiB', async () => {
  const server = await start(createApp());
  expect((await fetch(server.url, { headers: { 'X-Long': 'x'.repeat(17_000) } })).status).toBe(431);
});

it('keeps an idle connection open for longer than load balancers do', async () => {
  const server = await start(createApp());
  const response = await fetch(server.url);
  await response.text();
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
});

it('completes a pending response when it closes, then closes its connection, and accepts no other', async () => {
  let respond = () => {};
  let handleRequest = () => {};
  const requested = new Promise<void>((resolve) => {
    handleRequest = resolve;
  });
  const app = new Hono().get('/', async (c) => {
    handleRequest();
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return c.text('done');
  });
  const server = await start(app);
  const response = fetch(server.url);
  await requested;
  // Longer than the test may take: the connection is closed before.
  const closed = server.close(600_000);
  await expect(fetch(server.url)).rejects.toThrow();
  respond();
  expect(await (await response).text()).toBe('done');
  await closed;
});

it('closes a connection whose response takes longer than the timeout', async () => {
  let handleRequest = () => {};
  const requested = new Promise<void>((resolve) => {
    handleRequest = resolve;
  });
  const app = new Hono().get('/', () => {
    handleRequest();
    return new Promise<Response>(() => {});
  });
  const server = await start(app);
  const response = expect(fetch(server.url)).rejects.toThrow();
  await requested;
  await server.close(10);
  await response;
});

it('is live but not ready while a check fails, and not ready when it is stopping', async () => {
  const stopController = new AbortController();
  let error: Error | undefined = new Error('no database');
  const app = new Hono();
  addHealthRoutes(app, {
    stopSignal: stopController.signal,
    checkReadiness: async () => {
      if (error) throw error;
    },
  });
  expect((await app.request('/livez')).status).toBe(200);
  const response = await app.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'not ready', reason: 'no database' });
  error = undefined;
  expect((await app.request('/readyz')).status).toBe(200);
  stopController.abort();
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/livez')).status).toBe(200);
});
