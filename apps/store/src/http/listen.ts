import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server at `url`. `close` accepts no new requests and gives pending ones two seconds to finish. */
export type RunningServer = { url: string; close: () => Promise<void> };

/** Limits against slow clients: time for the head and the whole of a request, size of the head. By default, Node checks only every 30 s. */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};

/** Maximum number of pending connections. With Node's 511, some of a thousand simultaneous connections are refused. */
const backlog = 4096;

const closingMs = 2000;

/** Serves an app. Rejects when the port is taken. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number, hostname: string): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname, serverOptions: limits });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, backlog, resolve);
  });
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), closingMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
