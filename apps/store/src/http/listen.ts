import { type AddressInfo, isIPv6 } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server at `url`. `close` rejects new connections, closes idle connections, and closes all others after at most two seconds. */
export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Limits against slow clients and large headers, in ms and bytes. Node checks the timeouts at intervals, by default of 30 s. */
const serverOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};

/** Maximum number of connections that wait to be accepted. Node's default, 511, is too low for a thousand simultaneous connections. */
const backlog = 4096;

const closeTimeoutMs = 2000;

/** Serves an app. Rejects when the port is taken. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number, hostname: string): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname, serverOptions });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, backlog, resolve);
  });
  const urlHost = isIPv6(hostname) ? `[${hostname}]` : hostname;
  return {
    url: `http://${urlHost}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), closeTimeoutMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
