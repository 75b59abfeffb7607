import { fileURLToPath } from 'node:url';
import { readServerEnv } from './env.ts';
import { getUrl, listen } from './listen.ts';
import { createSite } from './site.ts';

const { HOST, PORT, STORE_HOST } = readServerEnv(process.env);
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const server = await listen(createSite({ folder, storeOrigin: STORE_HOST }), HOST, PORT);
console.log(`site: ${getUrl(server, HOST)}`);

/** How long pending responses may take after a signal to stop, in ms. Docker kills a container ten seconds after the signal. */
const closeTimeoutMs = 8000;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  });
