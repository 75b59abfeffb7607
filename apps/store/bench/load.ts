// The store under load, with each database: `pnpm bench:store`.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWrk, runWrk } from '../../../scripts/wrk.ts';
import { insertManyProducts } from '../contract/fixtures.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { startStore } from '../contract/store-process.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';

const sizes = [12, 1000, 100_000];
const connectionCounts = [1, 50, 500];
const pageSize = 12;
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 5);
/** In seconds: longer than the timeout of a request in the store, which is ten. */
const timeout = 11;

requireWrk();

type Server = { name: string; url: string };

const storeIdOf = (size: number) => `bench-${size}`;
const pageCountOf = (size: number) => Math.min(10, Math.ceil(size / pageSize));
const pagesOf = (size: number) =>
  Array.from(
    { length: pageCountOf(size) },
    (_, page) => `/store/${storeIdOf(size)}/products?limit=${pageSize}&offset=${page * pageSize}`,
  );

const load = (url: string, paths: string[], connections: number, duration = seconds) =>
  runWrk({ origin: url, paths, connections, seconds: duration, timeout });

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const printRow = (cells: unknown[]) => console.log(`| ${cells.join(' | ')} |`);

async function measureLoad(database: string, { name, url }: Server) {
  const singles = new Map<number, number>();
  for (const connections of connectionCounts) {
    for (const size of sizes) {
      await load(url, pagesOf(size), connections, 1);
      const { requestsPerSecond, p50, p99, errors } = await load(url, pagesOf(size), connections);
      if (connections === 1) singles.set(size, p50);
      const numbers = [requestsPerSecond.toLocaleString('en'), p50.toFixed(2), p99.toFixed(1), errors];
      printRow([database, name, connections, size.toLocaleString('en'), ...numbers]);
    }
  }
  return (singles.get(100_000) ?? Number.NaN) / (singles.get(12) ?? Number.NaN);
}

/** Requests per second of a cached page, divided by those of a constant response with the same bytes. */
async function compareWithConstant(store: Server, constant: Server): Promise<number> {
  const [path = ''] = pagesOf(1000);
  const page = await fetch(store.url + path);
  await fetch(constant.url, { method: 'POST', body: await page.arrayBuffer() });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cached = await load(store.url, [path], 50, 2);
    const fixed = await load(constant.url, [path], 50, 2);
    ratios.push(cached.requestsPerSecond / fixed.requestsPerSecond);
  }
  return median(ratios);
}

/** The time of an uncached page, divided by the time of its statement in the same process. */
async function compareWithStatement({ url }: Server): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const size of sizes) {
      const { p50 } = await load(url, pagesOf(size), 1, 2);
      const statement = await fetch(`${url}/statement/${storeIdOf(size)}?pages=${pageCountOf(size)}`);
      ratios.push(p50 / Number(await statement.json()));
    }
  }
  return median(ratios);
}

async function measure(database: string, open: () => Promise<OpenDatabase>, variables: Record<string, string>) {
  const { db, close } = await open();
  for (const size of sizes) await insertManyProducts(db, storeIdOf(size), size);
  await close();

  const store = startStore(variables);
  const cached = { name: 'cached', url: await store.url() };
  const constantStore = startStore({}, ['bench/servers.ts', 'constant']);
  const constant = { name: 'constant', url: await constantStore.url() };
  const cachedGrowth = await measureLoad(database, cached);
  const cachedShare = await compareWithConstant(cached, constant);
  await Promise.all([store.end('SIGTERM'), constantStore.end('SIGTERM')]);

  const uncachedStore = startStore(variables, ['bench/servers.ts', 'uncached']);
  const uncached = { name: 'uncached', url: await uncachedStore.url() };
  const uncachedGrowth = await measureLoad(database, uncached);
  const uncachedShare = await compareWithStatement(uncached);
  await uncachedStore.end('SIGTERM');
  return [
    [database, 'requests/s of a cached page / of a constant response', '≥ 0.5', cachedShare],
    [database, 'time of an uncached page / of its statement', '≤ 2', uncachedShare],
    [database, 'time of a cached page with 100,000 products / with 12', '≈ 1', cachedGrowth],
    [database, 'time of an uncached page with 100,000 products / with 12', '≈ 1', uncachedGrowth],
  ] as const;
}

console.log(
  `Pages of ${pageSize} products, ${seconds} s per row; ${cpus().length} cores, shared with wrk and the database.\n`,
);
printRow(['database', 'page', 'connections', 'products', 'requests/s', 'p50 ms', 'p99 ms', 'errors']);
printRow(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:']);

const folder = await mkdtemp(join(tmpdir(), 'store-load-'));
const postgres = await createTestDatabase();
const ratios = [];
try {
  const dataDir = join(folder, 'store');
  ratios.push(...(await measure('PGlite', () => openEmbedded(dataDir, console.warn), { DATA_DIR: dataDir })));
  if (postgres)
    ratios.push(...(await measure('PostgreSQL', () => openPostgres(postgres.url), { DATABASE_URL: postgres.url })));
} finally {
  await postgres?.drop();
  await rm(folder, { recursive: true });
}
console.log(`\nRatios, each the median of ${rounds} rounds in this run:\n`);
printRow(['database', 'ratio', 'goal', 'measured']);
printRow(['---', '---', '---', '---:']);
for (const [database, name, goal, ratio] of ratios) printRow([database, name, goal, ratio.toFixed(2)]);
