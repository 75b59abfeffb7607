import { getUrl, listen } from '../listen.ts';
import { createSite } from '../site.ts';

export interface HostOptions {
  /** The output folder of the build, which the host serves. */
  readonly folder: string;
  /** The origin of the store, to which the host proxies `/store/*`. */
  readonly storeOrigin: string;
}

/** A running host of the site. */
export interface RunningHost {
  readonly origin: string;
  stop(): Promise<void>;
}

const loopbackAddress = '127.0.0.1';

/** Starts the site's own server on a free port. */
export async function startSiteServer(options: HostOptions): Promise<RunningHost> {
  const server = await listen(createSite(options), loopbackAddress, 0);
  return {
    origin: getUrl(server, loopbackAddress),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
