import { getUrl, listen } from '../listen.ts';
import { createSite } from '../site.ts';

/** The `dist` folder that a host serves, and the origin of the store behind it. */
export interface HostOptions {
  readonly folder: string;
  readonly storeHost: string;
}

/** A running host of the site. */
export interface RunningHost {
  readonly origin: string;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Starts the site's own server on a free port. */
export async function startSiteServer(options: HostOptions): Promise<RunningHost> {
  const server = await listen(createSite(options), host, 0);
  return {
    origin: getUrl(server, host),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
