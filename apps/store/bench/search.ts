// Measures searches without a cache, with PGlite and PostgreSQL: `pnpm bench:search`.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertManyProducts } from '../contract/fixtures.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { findOrStartPostgres } from '../contract/postgres-server.ts';
import { selectProductList } from '../src/catalogue/statements.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { getBenchStoreId, printRow } from './bench-store.ts';

const productCounts = [12, 1000, 100_000];
const runsPerRow = Number(process.env.RUNS ?? 100);

const query = {
  ids: undefined,
  limit: 12,
  offset: 0,
  order: 'ASC',
  sortBy: undefined,
  includeHidden: false,
  updatedBefore: undefined,
} as const;

/** Product 7, for example, has the title "Product 7" and the subtitle "The subtitle of product 7". All descriptions are equal. */
const searches: readonly (readonly [name: string, getWords: (run: number) => string[]])[] = [
  ['one product', (run) => ['product', String(1 + (run % 12))]],
  ['one product, misspelled', (run) => ['prodcut', String(1 + (run % 12))]],
  ['no product', (run) => [`zebra${'abcdefghijkl'[run % 12]}`]],
  ['every product, by its title', () => ['product']],
  ['every product, by its description', () => ['buyer']],
];

async function measureSearches(databaseName: string, { db, selectBodies, close }: OpenDatabase) {
  for (const productCount of productCounts) await insertManyProducts(db, getBenchStoreId(productCount), productCount);
  for (const [name, getWords] of searches) {
    for (const productCount of productCounts) {
      const times: number[] = [];
      for (let run = 0; run < runsPerRow; run++) {
        const start = performance.now();
        await selectBodies(selectProductList(getBenchStoreId(productCount), { ...query, search: getWords(run) }));
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const [p50 = Number.NaN, p99 = Number.NaN] = [0.5, 0.99].map(
        (quantile) => times[Math.floor(quantile * runsPerRow)],
      );
      printRow([databaseName, name, productCount.toLocaleString('en'), p50.toFixed(1), p99.toFixed(1)]);
    }
  }
  await close();
}

console.log(`${runsPerRow} searches per row, one after the other, without a cache; ${cpus().length} cores.\n`);
printRow(['database', 'search finds', 'products', 'p50 ms', 'p99 ms']);
printRow(['---', '---', '---:', '---:', '---:']);

const folder = await mkdtemp(join(tmpdir(), 'store-search-'));
const postgresServer = await findOrStartPostgres();
const postgresDatabase = await createTestDatabase(postgresServer?.url);
try {
  await measureSearches('PGlite', await openEmbedded(join(folder, 'store'), console.warn));
  if (postgresDatabase) await measureSearches('PostgreSQL', await openPostgres(postgresDatabase.url));
} finally {
  await postgresDatabase?.drop();
  await postgresServer?.stop();
  await rm(folder, { recursive: true });
}
