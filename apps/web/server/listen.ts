import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { inTurns } from './in-turns.ts';

/** So many may wait to be let in: with Node's 511, some of a thousand who come at once are turned away by the system. */
const backlog = 4096;

/** Serves a site; `port` 0 takes any free one. Rejects when the port is taken. */
export function listen(site: Pick<Hono, 'fetch'>, host: string, port: number): Promise<Server> {
  const server = createServer(inTurns(getRequestListener(site.fetch, { hostname: host })));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog }, () => resolve(server));
  });
}

/** The address at which a server answers. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  return `http://${host}:${typeof address === 'object' ? address?.port : address}`;
}
