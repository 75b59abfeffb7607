// Measures the store under load with PGlite and PostgreSQL: `pnpm bench:store`.
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
import { getStoreId, printRow } from './bench-store.ts';

const productCounts = [12, 1000, 100_000];
const connectionCounts = [1, 50, 500];
const pageSize = 12;
const secondsPerRow = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 5);
/** In seconds: longer than the store's request timeout of ten seconds. */
const timeout = 11;

requireWrk();

type Server = { name: string; url: string };

const pageCountOf = (productCount: number) => Math.min(10, Math.ceil(productCount / pageSize));
const pagePathsOf = (productCount: number) =>
  Array.from(
    { length: pageCountOf(productCount) },
    (_, page) => `/store/${getStoreId(productCount)}/products?limit=${pageSize}&offset=${page * pageSize}`,
  );

const runLoad = (url: string, paths: string[], connections: number, seconds = secondsPerRow) =>
  runWrk({ origin: url, paths, connections, seconds, timeout });

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints a row per measurement. Returns the time of a page with 100,000 products, divided by its time with 12. */
async function measureLoad(database: string, { name, url }: Server) {
  const p50ByProductCount = new Map<number, number>();
  for (const connections of connectionCounts) {
    for (const productCount of productCounts) {
      await runLoad(url, pagePathsOf(productCount), connections, 1);
      const { requestsPerSecond, p50, p99, errors } = await runLoad(url, pagePathsOf(productCount), connections);
      if (connections === 1) p50ByProductCount.set(productCount, p50);
      const figures = [requestsPerSecond.toLocaleString('en'), p50.toFixed(2), p99.toFixed(1), errors];
      printRow([database, name, connections, productCount.toLocaleString('en'), ...figures]);
    }
  }
  return (p50ByProductCount.get(100_000) ?? Number.NaN) / (p50ByProductCount.get(12) ?? Number.NaN);
}

/** Returns the requests per second of a cached page, divided by those of a constant response with the same body. */
async function compareWithConstant(store: Server, constant: Server): Promise<number> {
  const [path = ''] = pagePathsOf(1000);
  const page = await fetch(store.url + path);
  await fetch(constant.url, { method: 'POST', body: await page.arrayBuffer() });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cached = await runLoad(store.url, [path], 50, 2);
    const baseline = await runLoad(constant.url, [path], 50, 2);
    ratios.push(cached.requestsPerSecond / baseline.requestsPerSecond);
  }
  return median(ratios);
}

/** Returns the time of an uncached page, divided by the time of its database statement in the same process. */
async function compareWithStatement({ url }: Server): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const productCount of productCounts) {
      const { p50 } = await runLoad(url, pagePathsOf(productCount), 1, 2);
      const statement = await fetch(`${url}/statement/${getStoreId(productCount)}?pages=${pageCountOf(productCount)}`);
      ratios.push(p50 / Number(await statement.json()));
    }
  }
  return median(ratios);
}

/** Measures one database, and returns the rows of the table of ratios. */
async function measure(database: string, openDatabase: () => Promise<OpenDatabase>, env: Record<string, string>) {
  const { db, close } = await openDatabase();
  for (const productCount of productCounts) await insertManyProducts(db, getStoreId(productCount), productCount);
  await close();

  const storeProcess = startStore(env);
  const cached = { name: 'cached', url: await storeProcess.url() };
  const constantProcess = startStore({}, ['bench/servers.ts', 'constant']);
  const constant = { name: 'constant', url: await constantProcess.url() };
  const cachedTimeGrowth = await measureLoad(database, cached);
  const cachedThroughputRatio = await compareWithConstant(cached, constant);
  await Promise.all([storeProcess.stop('SIGTERM'), constantProcess.stop('SIGTERM')]);

  const uncachedProcess = startStore(env, ['bench/servers.ts', 'uncached']);
  const uncached = { name: 'uncached', url: await uncachedProcess.url() };
  const uncachedTimeGrowth = await measureLoad(database, uncached);
  const uncachedTimeRatio = await compareWithStatement(uncached);
  await uncachedProcess.stop('SIGTERM');
  return [
    [database, 'requests/s of a cached page / of a constant response', '≥ 0.5', cachedThroughputRatio],
    [database, 'time of an uncached page / of its statement', '≤ 2', uncachedTimeRatio],
    [database, 'time of a cached page with 100,000 products / with 12', '≈ 1', cachedTimeGrowth],
    [database, 'time of an uncached page with 100,000 products / with 12', '≈ 1', uncachedTimeGrowth],
  ] as const;
}

console.log(
  `Pages of ${pageSize} products, ${secondsPerRow} s per row; ${cpus().length} cores, shared with wrk and the database.\n`,
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
