import { createLogger, createMetrics, runServer } from '@vitrine/server';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { parseCatalogue } from '../catalogue/parse-catalogue.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createApp, getRoute } from '../http/app.ts';
import { loadSeedStores, type SeedStore, seedStores } from '../seed/seed-stores.ts';
import { loadStoreContent } from '../seed/store-products.ts';
import type { Settings } from '../settings.ts';

/** The id of the only store if there is a `CATALOGUE`. Requests for any store are answered from it. */
const catalogueStoreId = 'catalogue';

/** Serves the store API until the process receives a signal to stop. With PostgreSQL, it only reads. */
export async function serve(settings: Settings): Promise<void> {
  const logger = createLogger('store', settings.LOG_LEVEL);
  const warn = (message: string) => logger.warn(message);
  const metrics = createMetrics();
  const database = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, {
        poolSize: settings.DATABASE_POOL_SIZE,
        statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
        isReadOnly: true,
      })
    : await openEmbeddedStores(settings.CATALOGUE, warn);
  const stopController = new AbortController();
  const app = createApp(database, {
    settings,
    logger,
    metrics,
    stopSignal: stopController.signal,
    onlyStoreId: settings.CATALOGUE === undefined ? undefined : catalogueStoreId,
  });
  try {
    await runServer({ app, logger, metrics, settings, stopController, getRoute });
  } finally {
    await database.close();
  }
}

/** Opens an embedded database with one catalogue, or with the demonstration stores. */
async function openEmbeddedStores(source: string | undefined, warn: (message: string) => void): Promise<Database> {
  // Opening compiles WebAssembly in other threads meanwhile.
  const [database, stores] = await Promise.all([
    openEmbedded(),
    source === undefined ? loadSeedStores(loadStoreContent, warn) : loadCatalogueStore(source, warn),
  ]);
  await migrate(database);
  await seedStores(database, stores, warn);
  return database;
}

async function loadCatalogueStore(source: string, warn: (message: string) => void): Promise<SeedStore[]> {
  const { products, rejections } = parseCatalogue(await loadCatalogue(source));
  for (const { product, reasons } of rejections) warn(`${product} is not in the store: ${reasons.join('; ')}`);
  return [{ id: catalogueStoreId, products }];
}
