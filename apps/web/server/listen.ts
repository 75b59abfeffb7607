import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Maximum number of pending connections. With Node's 511, some of a thousand simultaneous connections are refused. */
const backlog = 4096;

/** Serves a site; `port` 0 takes any free one. Rejects when the port is taken. */
export function listen(site: Pick<Hono, 'fetch'>, host: string, port: number): Promise<Server> {
  const server = createServer(getRequestListener(site.fetch, { hostname: host }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog }, () => resolve(server));
  });
}

/** The URL at which a server responds. */
export function urlOf(server: Server, host: string): string {
  const address = server.address();
  return `http://${host}:${typeof address === 'object' ? address?.port : address}`;
}
