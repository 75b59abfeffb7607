import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Maximum number of connections that wait to be accepted. Node's default, 511, is too low for a thousand simultaneous connections. */
const backlog = 4096;

/** Starts the HTTP server of a site. Port 0 selects a free port. Rejects if the port is in use. */
export function listen(site: Pick<Hono, 'fetch'>, host: string, port: number): Promise<Server> {
  const server = createServer(getRequestListener(site.fetch, { hostname: host }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog }, () => resolve(server));
  });
}

/** Returns the URL of a listening server. */
export function getUrl(server: Server, host: string): string {
  const address = server.address();
  return `http://${isIPv6(host) ? `[${host}]` : host}:${typeof address === 'object' ? address?.port : address}`;
}
