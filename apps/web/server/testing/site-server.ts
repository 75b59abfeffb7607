import { createLogger, createMetrics, type Logger, listen, type Metrics } from '@vitrine/server';
import type { Hono } from 'hono';
import { readServerEnv } from '../env.ts';
import { createSite, getRoute } from '../site.ts';

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

interface TestSite {
  site: Hono;
  logger: Logger;
  metrics: Metrics;
}

/** Creates the site with default settings. It logs nothing, unless it has a destination. */
export function createTestSite({ folder, storeOrigin }: HostOptions, logs?: string[]): TestSite {
  const logger = logs
    ? createLogger('site', 'info', { write: (line) => void logs.push(line) })
    : createLogger('site', 'silent');
  const metrics = createMetrics();
  return {
    site: createSite({ folder, env: readServerEnv({ STORE_HOST: storeOrigin }), logger, metrics }),
    logger,
    metrics,
  };
}

/** Starts the site's own server on a free port. */
export async function startSiteServer(options: HostOptions): Promise<RunningHost> {
  const { site, logger, metrics } = createTestSite(options);
  const server = await listen(site, { host: '127.0.0.1', port: 0, logger, metrics, getRoute });
  return { origin: server.url, stop: () => server.close(0) };
}
