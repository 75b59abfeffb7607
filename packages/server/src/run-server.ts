import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type HttpApp, listen } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

interface RunOptions {
  app: HttpApp;
  logger: Logger;
  metrics: Metrics;
  settings: {
    HOST: string;
    PORT: number;
    METRICS_PORT?: number | undefined;
    SHUTDOWN_DELAY_MS: number;
    SHUTDOWN_TIMEOUT_MS: number;
  };
  /** Aborted after the signal to stop. `/readyz` of the app must then respond with 503. */
  stopController: AbortController;
  getRoute: (path: string) => string;
}

/** Serves an app, and its metrics on a port of their own, until the process receives SIGTERM or SIGINT and pending responses are complete. */
export async function runServer({
  app,
  logger,
  metrics,
  settings,
  stopController,
  getRoute,
}: RunOptions): Promise<void> {
  const { HOST: host, PORT, METRICS_PORT, SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = settings;
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const server = await listen(app, { host, port: PORT, logger, metrics, getRoute });
  const metricsServer =
    METRICS_PORT === undefined ? undefined : await listen(metrics.app, { host, port: METRICS_PORT });
  logger.info({ url: server.url, metricsUrl: metricsServer?.url }, 'listening');

  await stopped;
  logger.info('stopping');
  stopController.abort();
  await setTimeout(SHUTDOWN_DELAY_MS);
  await server.close(SHUTDOWN_TIMEOUT_MS);
  await metricsServer?.close(0);
}
