import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { createApp } from './app.ts';
import { listen, type RunningServer } from './listen.ts';

let server: RunningServer;
beforeAll(async () => {
  // The requests of these tests do not reach the database.
  const database = { concurrency: 1, subscribe: () => {} } as unknown as OpenDatabase;
  server = await listen(createApp(database), 0, '127.0.0.1');
});
afterAll(() => server.close());

/** Sends bytes, keeps the connection open, and resolves to the status and the time until the server closed it. */
async function send(bytes: string) {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const start = performance.now();
  let response = '';
  socket.on('data', (data) => {
    response += data;
  });
  socket.write(bytes);
  await once(socket, 'end');
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), seconds: (performance.now() - start) / 1000 };
}

it('closes a connection when its headers are incomplete after five seconds', async () => {
  const { status, seconds } = await send('GET /store/any/products HTTP/1.1\r\nHost: store\r\nX-Slow: ');
  expect(status).toBe(408);
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(20);
});

it.each([
  ['GET', 'Content-Length: 9000000000', 413],
  ['GET', 'Transfer-Encoding: chunked', 413],
  ['POST', 'Content-Length: 9000000000', 405],
  ['POST', 'Transfer-Encoding: chunked', 405],
])('responds to %s with %s before it receives the body', async (method, header, expectedStatus) => {
  const { status } = await send(`${method} /store/any/products HTTP/1.1\r\nHost: store\r\n${header}\r\n\r\n1`);
  // After a wait for the rest of the request, the status would be 408.
  expect(status).toBe(expectedStatus);
});

it('rejects headers that are too large before it receives the rest of the request', async () => {
  const { status } = await send(`GET /health HTTP/1.1\r\nHost: store\r\nX-Large: ${'x'.repeat(20_000)}`);
  expect(status).toBe(431);
});
