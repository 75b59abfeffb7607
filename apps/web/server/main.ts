import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { readServerEnv } from './env.ts';
import { createSite } from './site.ts';

const env = readServerEnv(process.env);
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const site = createSite({ folder, storeHost: env.STORE_HOST });

const server = serve({ fetch: site.fetch, hostname: env.HOST, port: env.PORT }, ({ address, port }) =>
  console.log(`site: http://${address}:${port}`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
