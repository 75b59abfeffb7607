import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { readServerEnv } from './env.ts';
import { createSite } from './site.ts';

/** As many may be waiting to be let in: with Node's 511, a thousand who come at once are in part turned away by the system. */
const backlog = 4096;

const { HOST, PORT, STORE_HOST } = readServerEnv(process.env);
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const site = createSite({ folder, storeHost: STORE_HOST });

const server = createAdaptorServer({ fetch: site.fetch, hostname: HOST });
server.listen({ host: HOST, port: PORT, backlog }, () => {
  const address = server.address();
  console.log(`site: http://${HOST}:${typeof address === 'object' ? address?.port : PORT}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
