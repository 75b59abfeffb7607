import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createApp } from './app.ts';
import { type Listening, listen } from './listen.ts';

let server: Listening;
beforeAll(async () => {
  // Nothing here is asked of the database.
  server = await listen(createApp({ db: {} as Database, atOnce: 1 }), 0, '127.0.0.1');
});
afterAll(() => server.close());

/** Sends bytes and no more, keeps the connection open from this side, and gives what came until the server closed it. */
async function send(bytes: string) {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const came = performance.now();
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(bytes);
  await once(socket, 'end');
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), seconds: (performance.now() - came) / 1000 };
}

it('lets nobody hold a connection with a head that never ends', async () => {
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
])('waits for no body that never comes: %s with %s', async (method, header, refusal) => {
  const { status, seconds } = await send(`${method} /store/any/products HTTP/1.1\r\nHost: store\r\n${header}\r\n\r\n1`);
  expect(status).toBe(refusal);
  expect(seconds).toBeLessThan(4);
});

it('refuses a head beyond the limit without reading on', async () => {
  const { status, seconds } = await send(`GET /health HTTP/1.1\r\nHost: store\r\nX-Large: ${'x'.repeat(20_000)}`);
  expect(status).toBe(431);
  expect(seconds).toBeLessThan(4);
});
