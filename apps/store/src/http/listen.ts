import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server that answers at `address`; `close` lets the requests under way end, for a moment, and takes no new ones. */
export type Listening = { address: string; close: () => Promise<void> };

/**
 * Limits that keep a slow or greedy caller from holding the server: time for the head and the whole of a request, size of the head.
 * Node looks only every so often at who is late, by itself every 30 seconds.
 */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};

/** So many may wait to be let in: with Node's 511, some of a thousand who come at once are turned away by the system. */
const backlog = 4096;

const closingMs = 2000;

/** Serves an app. Rejects when the port is taken. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number, hostname: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname, serverOptions: limits });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, backlog, resolve);
  });
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), closingMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
