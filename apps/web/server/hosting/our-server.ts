import { addressOf, listen } from '../listen.ts';
import { createSite } from '../site.ts';
import type { RunningHost, Setting } from './running-host.ts';

const host = '127.0.0.1';

/** Serves a published folder with our own server, on any free port. */
export async function startOurServer(setting: Setting): Promise<RunningHost> {
  const server = await listen(createSite(setting), host, 0);
  return {
    address: addressOf(server, host),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
