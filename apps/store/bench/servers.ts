// Starts a server for the benchmarks: `node bench/servers.ts constant|cached|uncached`. Prints its URL.
import { createLogger, createMetrics, listen } from '@vitrine/server';
import { Hono } from 'hono';
import { selectProductList } from '../src/catalogue/statements.ts';
import { createApp, getRoute } from '../src/http/app.ts';
import { readSettings } from '../src/settings.ts';
import { openBenchDatabase } from './bench-store.ts';

/** Number of runs from which the median time of the database statement is calculated. */
const runCount = 200;

/**
 * Creates an app that stores the body of `POST /` and responds to every GET with it. Its throughput is close to the maximum of the framework,
 * so the benchmarks compare the throughput of the store with it.
 */
function createConstantApp() {
  let body = new Uint8Array();
  const app = new Hono();
  app.post('/', async (context) => {
    body = new Uint8Array(await context.req.arrayBuffer());
    return context.text('ok');
  });
  app.get('*', () => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  return { app, observers: {}, close: async () => {} };
}

/** Creates the store. `/statement/{storeId}` responds with the median time in ms of the database statement that selects a page of products. */
async function createStoreApp(isCached: boolean) {
  const settings = readSettings({});
  const database = await openBenchDatabase(process.env.DATABASE_URL);
  const observers = { logger: createLogger('store', 'info'), metrics: createMetrics(), getRoute };
  const query = { ids: undefined, order: 'ASC', sortBy: 'order', includeHidden: false } as const;
  const app = new Hono();
  app.get('/statement/:storeId', async (context) => {
    const pageCount = Number(context.req.query('page_count'));
    const times: number[] = [];
    for (let run = 0; run < runCount; run++) {
      const page = { limit: 12, offset: 12 * (run % pageCount), updatedBefore: undefined, search: undefined };
      const start = performance.now();
      await database.query(selectProductList(context.req.param('storeId'), { ...query, ...page }));
      times.push(performance.now() - start);
    }
    return context.json(times.sort((a, b) => a - b)[runCount / 2]);
  });
  app.route(
    '/',
    createApp(database, { settings: isCached ? settings : { ...settings, CACHE_TTL_MS: 0 }, ...observers }),
  );
  return { app, observers, close: database.close };
}

const mode = process.argv[2];
const { app, observers, close } = mode === 'constant' ? createConstantApp() : await createStoreApp(mode === 'cached');
const server = await listen(app, { host: '127.0.0.1', port: 0, ...observers });
console.log(JSON.stringify({ url: server.url }));
process.once('SIGTERM', () => server.close(0).then(close));
