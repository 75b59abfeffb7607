// Measures the database time of searches, with PGlite and PostgreSQL: `pnpm bench:search`.
import { cpus } from 'node:os';
import { parseSearch } from '@vitrine/i18n/search';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { findOrStartPostgres } from '../contract/postgres-server.ts';
import { selectProductList } from '../src/catalogue/statements.ts';
import type { Database } from '../src/database/database.ts';
import { getBenchStoreId, openBenchDatabase, printRow, productCounts, searches } from './bench-store.ts';

const runsPerRow = Number(process.env.RUNS ?? 100);

const page = {
  ids: undefined,
  limit: 12,
  offset: 0,
  order: 'ASC',
  sortBy: undefined,
  includeHidden: false,
  updatedBefore: undefined,
} as const;

async function measureSearches(databaseName: string, { query, close }: Database) {
  for (const [name, getText] of Object.entries(searches)) {
    for (const productCount of productCounts) {
      const times: number[] = [];
      let matchCount = 0;
      for (let run = 0; run < runsPerRow; run++) {
        const start = performance.now();
        const [row] = await query<{ body: string }>(
          selectProductList(getBenchStoreId(productCount), { ...page, search: parseSearch(getText(run)) }),
        );
        times.push(performance.now() - start);
        matchCount = JSON.parse(row?.body ?? '{}').count;
      }
      times.sort((a, b) => a - b);
      const quantiles = [0.5, 0.99].map((quantile) => times[Math.floor(quantile * runsPerRow)]?.toFixed(1));
      printRow([databaseName, name, productCount.toLocaleString('en'), matchCount, ...quantiles]);
    }
  }
  await close();
}

console.log(`${runsPerRow} searches per row, one after the other, without a cache; ${cpus().length} cores.\n`);
printRow(['database', 'search for', 'products', 'matches', 'p50 ms', 'p99 ms']);
printRow(['---', '---', '---:', '---:', '---:', '---:']);

const postgresServer = await findOrStartPostgres();
const postgresDatabase = await createTestDatabase(postgresServer.url);
try {
  await measureSearches('PGlite', await openBenchDatabase());
  await measureSearches('PostgreSQL', await openBenchDatabase(postgresDatabase.url));
} finally {
  await postgresDatabase.drop();
  await postgresServer.stop();
}
