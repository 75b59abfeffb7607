// Measures the store under load with PGlite and PostgreSQL: `pnpm bench:store`.
import { cpus } from 'node:os';
import { requireWrk, runWrk } from '../../../scripts/wrk.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import { findOrStartPostgres } from '../contract/postgres-server.ts';
import { startServerProcess } from '../contract/server-process.ts';
import { getBenchStoreId, openBenchDatabase, printRow, productCounts } from './bench-store.ts';

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

/** Prints a row per measurement. */
async function measureLoad(databaseName: string, { name, url }: Server) {
  for (const connectionCount of connectionCounts) {
    for (const productCount of productCounts) {
      // Warms up the server, and its cache if it has one.
      await runLoad(url, getPagePaths(productCount), connectionCount, 1);
      const { requestsPerSecond, p50, p99, errorCount } = await runLoad(
        url,
        getPagePaths(productCount),
        connectionCount,
      );
      const figures = [requestsPerSecond.toLocaleString('en'), p50.toFixed(2), p99.toFixed(1), errorCount];
      printRow([databaseName, name, connectionCount, productCount.toLocaleString('en'), ...figures]);
    }
  }
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

/** Starts a server of the benchmark. */
async function startServer(name: string, env: Record<string, string>) {
  const { waitForUrl, stop } = startServerProcess(env, ['bench/servers.ts', name]);
  return { name, url: await waitForUrl(), stop: () => stop('SIGTERM') };
}

/** Measures one database, and returns the rows of the table of ratios. */
async function measureDatabase(databaseName: string, env: Record<string, string>) {
  const cachedServer = await startServer('cached', env);
  const constantServer = await startServer('constant', {});
  await measureLoad(databaseName, cachedServer);
  const cachedThroughputRatio = await compareWithConstant(cachedServer, constantServer);
  await Promise.all([cachedServer.stop(), constantServer.stop()]);

  const uncachedServer = await startServer('uncached', env);
  await measureLoad(databaseName, uncachedServer);
  const uncachedTimeRatio = await compareWithStatement(uncachedServer);
  await uncachedServer.stop();
  return [
    [databaseName, 'requests/s of a cached page / of a constant response', '≥ 0.5', cachedThroughputRatio],
    [databaseName, 'time of an uncached page / of its statement', '≤ 2', uncachedTimeRatio],
  ] as const;
}

console.log(
  `Pages of ${pageSize} products, ${secondsPerRow} s per row; ${cpus().length} cores, shared with wrk and the database.\n`,
);
printRow(['database', 'page', 'connections', 'products', 'requests/s', 'p50 ms', 'p99 ms', 'errors']);
printRow(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:']);

const postgresServer = await findOrStartPostgres();
const postgresDatabase = await createTestDatabase(postgresServer.url);
const ratios = [];
try {
  ratios.push(...(await measureDatabase('PGlite', {})));
  const { url } = postgresDatabase;
  await (await openBenchDatabase(url)).close();
  ratios.push(...(await measureDatabase('PostgreSQL', { DATABASE_URL: url })));
} finally {
  await postgresDatabase.drop();
  await postgresServer.stop();
}
console.log(`\nRatios: medians of ${roundCount} rounds.\n`);
printRow(['database', 'ratio', 'goal', 'measured']);
printRow(['---', '---', '---', '---:']);
for (const [databaseName, name, goal, ratio] of ratios) printRow([databaseName, name, goal, ratio.toFixed(2)]);
