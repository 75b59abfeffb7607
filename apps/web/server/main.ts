import { fileURLToPath } from 'node:url';
import { createLogger, createMetrics, runServer } from '@vitrine/server';
import { readServerEnv } from './env.ts';
import { createSite, getRoute } from './site.ts';

async function main() {
  const env = readServerEnv(process.env);
  const logger = createLogger('site', env.LOG_LEVEL);
  const metrics = createMetrics();
  const stopController = new AbortController();
  const app = createSite({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    env,
    logger,
    metrics,
    stopSignal: stopController.signal,
  });
  await runServer({ app, logger, metrics, settings: env, stopController, getRoute });
}

main().catch((error) => {
  console.error(`site: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
