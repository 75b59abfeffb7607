// Measures the store under load with PGlite and PostgreSQL: `pnpm bench:store`.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWrk, runWrk } from '../../../scripts/wrk.ts';
import { insertManyProducts } from '../contract/fixtures.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { findOrStartPostgres } from '../contract/postgres-server.ts';
import { startServerProcess } from '../contract/server-process.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { getBenchStoreId, printRow } from './bench-store.ts';

const productCounts = [12, 1000, 100_000];
const connectionCounts = [1, 50, 500];
const pageSize = 12;
const secondsPerRow = Number(process.env.SECONDS ?? 5);
const roundCount = Number(process.env.ROUNDS ?? 5);
/** The duration of a measurement in a round. It is short, because a ratio is the median of several rounds. */
const secondsPerMeasurement = 2;
/** Number of connections while a cached page is compared with a constant response. */
const comparisonConnectionCount = 50;
/** Longer than the store's request timeout of ten seconds. */
const timeoutSeconds = 11;

requireWrk();

interface Server {
  name: string;
  url: string;
}

/** Returns the number of pages that a measurement requests: at most ten. */
const getPageCount = (productCount: number) => Math.min(10, Math.ceil(productCount / pageSize));
const getPagePaths = (productCount: number) =>
  Array.from(
    { length: getPageCount(productCount) },
    (_, page) => `/store/${getBenchStoreId(productCount)}/products?limit=${pageSize}&offset=${page * pageSize}`,
  );

const runLoad = (url: string, paths: string[], connectionCount: number, seconds = secondsPerRow) =>
  runWrk({ origin: url, paths, connectionCount, seconds, timeoutSeconds });

const getMedian = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Prints a row per measurement. Returns the ratio of two median response times on one connection: with 100,000 products, and with 12.
 */
async function measureLoad(databaseName: string, { name, url }: Server) {
  const p50ByProductCount = new Map<number, number>();
  for (const connectionCount of connectionCounts) {
    for (const productCount of productCounts) {
      // Warms up the server, and its cache if it has one.
      await runLoad(url, getPagePaths(productCount), connectionCount, 1);
      const { requestsPerSecond, p50, p99, errorCount } = await runLoad(
        url,
        getPagePaths(productCount),
        connectionCount,
      );
      if (connectionCount === 1) p50ByProductCount.set(productCount, p50);
      const figures = [requestsPerSecond.toLocaleString('en'), p50.toFixed(2), p99.toFixed(1), errorCount];
      printRow([databaseName, name, connectionCount, productCount.toLocaleString('en'), ...figures]);
    }
  }
  return (p50ByProductCount.get(100_000) ?? Number.NaN) / (p50ByProductCount.get(12) ?? Number.NaN);
}

/** Returns the requests per second of a cached page, divided by those of a constant response with the same body. */
async function compareWithConstant(cachedServer: Server, constantServer: Server): Promise<number> {
  const [path = ''] = getPagePaths(1000);
  const pageResponse = await fetch(cachedServer.url + path);
  await fetch(constantServer.url, { method: 'POST', body: await pageResponse.arrayBuffer() });
  const ratios: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    const cachedResult = await runLoad(cachedServer.url, [path], comparisonConnectionCount, secondsPerMeasurement);
    const constantResult = await runLoad(constantServer.url, [path], comparisonConnectionCount, secondsPerMeasurement);
    ratios.push(cachedResult.requestsPerSecond / constantResult.requestsPerSecond);
  }
  return getMedian(ratios);
}

/** Returns the time of an uncached page, divided by the time of its database statement, which the server measures in its own process. */
async function compareWithStatement({ url }: Server): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    for (const productCount of productCounts) {
      const { p50 } = await runLoad(url, getPagePaths(productCount), 1, secondsPerMeasurement);
      const statementResponse = await fetch(
        `${url}/statement/${getBenchStoreId(productCount)}?page_count=${getPageCount(productCount)}`,
      );
      ratios.push(p50 / Number(await statementResponse.json()));
    }
  }
  return getMedian(ratios);
}

/** Measures one database, and returns the rows of the table of ratios. */
async function measureDatabase(
  databaseName: string,
  openDatabase: () => Promise<OpenDatabase>,
  env: Record<string, string>,
) {
  const { db, close } = await openDatabase();
  for (const productCount of productCounts) await insertManyProducts(db, getBenchStoreId(productCount), productCount);
  await close();

  const storeProcess = startServerProcess(env);
  const cachedServer = { name: 'cached', url: await storeProcess.waitForUrl() };
  const constantProcess = startServerProcess({}, ['bench/servers.ts', 'constant']);
  const constantServer = { name: 'constant', url: await constantProcess.waitForUrl() };
  const cachedTimeGrowth = await measureLoad(databaseName, cachedServer);
  const cachedThroughputRatio = await compareWithConstant(cachedServer, constantServer);
  await Promise.all([storeProcess.stop('SIGTERM'), constantProcess.stop('SIGTERM')]);

  const uncachedProcess = startServerProcess(env, ['bench/servers.ts', 'uncached']);
  const uncachedServer = { name: 'uncached', url: await uncachedProcess.waitForUrl() };
  const uncachedTimeGrowth = await measureLoad(databaseName, uncachedServer);
  const uncachedTimeRatio = await compareWithStatement(uncachedServer);
  await uncachedProcess.stop('SIGTERM');
  return [
    [databaseName, 'requests/s of a cached page / of a constant response', '≥ 0.5', cachedThroughputRatio],
    [databaseName, 'time of an uncached page / of its statement', '≤ 2', uncachedTimeRatio],
    [databaseName, 'time of a cached page with 100,000 products / with 12', '≈ 1', cachedTimeGrowth],
    [databaseName, 'time of an uncached page with 100,000 products / with 12', '≈ 1', uncachedTimeGrowth],
  ] as const;
}

console.log(
  `Pages of ${pageSize} products, ${secondsPerRow} s per row; ${cpus().length} cores, shared with wrk and the database.\n`,
);
printRow(['database', 'page', 'connections', 'products', 'requests/s', 'p50 ms', 'p99 ms', 'errors']);
printRow(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:']);

const folder = await mkdtemp(join(tmpdir(), 'store-load-'));
const postgresServer = await findOrStartPostgres();
const postgresDatabase = await createTestDatabase(postgresServer?.url);
const ratios = [];
try {
  const dataDir = join(folder, 'store');
  ratios.push(...(await measureDatabase('PGlite', () => openEmbedded(dataDir, console.warn), { DATA_DIR: dataDir })));
  if (postgresDatabase) {
    const { url } = postgresDatabase;
    ratios.push(...(await measureDatabase('PostgreSQL', () => openPostgres(url), { DATABASE_URL: url })));
  }
} finally {
  await postgresDatabase?.drop();
  await postgresServer?.stop();
  await rm(folder, { recursive: true });
}
console.log(`\nRatios. The first two of each database are medians of ${roundCount} rounds.\n`);
printRow(['database', 'ratio', 'goal', 'measured']);
printRow(['---', '---', '---', '---:']);
for (const [databaseName, name, goal, ratio] of ratios) printRow([databaseName, name, goal, ratio.toFixed(2)]);
