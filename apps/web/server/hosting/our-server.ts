import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from '../site.ts';
import type { RunningHost, Setting } from './running-host.ts';

/** Serves a published folder with our own server, on any free port. */
export async function startOurServer({ folder, storeHost }: Setting): Promise<RunningHost> {
  const server = createAdaptorServer({ fetch: createSite({ folder, storeHost }).fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
