// The time of a search without a cache, with each database: `pnpm bench:search`.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertManyProducts } from '../contract/fixtures.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { selectProductList } from '../src/catalogue/statements.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';

const sizes = [12, 1000, 100_000];
const runs = Number(process.env.RUNS ?? 100);

const query = {
  ids: undefined,
  limit: 12,
  offset: 0,
  order: 'ASC',
  sortBy: undefined,
  withHidden: false,
  toDate: undefined,
} as const;

/** Products have the title "Product 7", a subtitle and a description with the same words. */
const searches: readonly (readonly [name: string, words: (run: number) => string[]])[] = [
  ['one product', (run) => ['product', String(1 + (run % 12))]],
  ['one product, misspelled', (run) => ['prodcut', String(1 + (run % 12))]],
  ['no product', (run) => [`zebra${'abcdefghijkl'[run % 12]}`]],
  ['every product, by its title', () => ['product']],
  ['every product, by its text', () => ['buyer']],
];

const storeIdOf = (size: number) => `bench-${size}`;
const printRow = (cells: unknown[]) => console.log(`| ${cells.join(' | ')} |`);

async function measure(database: string, { db, selectBody, close }: OpenDatabase) {
  for (const size of sizes) await insertManyProducts(db, storeIdOf(size), size);
  for (const [name, words] of searches) {
    for (const size of sizes) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const start = performance.now();
        await selectBody(selectProductList(storeIdOf(size), { ...query, search: words(run) }));
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const [p50 = Number.NaN, p99 = Number.NaN] = [0.5, 0.99].map((share) => times[Math.floor(share * runs)]);
      printRow([database, name, size.toLocaleString('en'), p50.toFixed(1), p99.toFixed(1)]);
    }
  }
  await close();
}

console.log(`${runs} searches per row, one after the other, without a cache; ${cpus().length} cores.\n`);
printRow(['database', 'search finds', 'products', 'p50 ms', 'p99 ms']);
printRow(['---', '---', '---:', '---:', '---:']);

const folder = await mkdtemp(join(tmpdir(), 'store-search-'));
const postgres = await createTestDatabase();
try {
  await measure('PGlite', await openEmbedded(join(folder, 'store'), console.warn));
  if (postgres) await measure('PostgreSQL', await openPostgres(postgres.url));
} finally {
  await postgres?.drop();
  await rm(folder, { recursive: true });
}
