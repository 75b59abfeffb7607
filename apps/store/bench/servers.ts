// Starts a server for the benchmarks: `node bench/servers.ts constant|uncached`. Prints its URL.
import { Hono } from 'hono';
import { type ProductListQuery, selectProductList } from '../src/catalogue/statements.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { readSettings } from '../src/env.ts';
import { createApp } from '../src/http/app.ts';
import { listen } from '../src/http/listen.ts';

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
  return { app, close: async () => {} };
}

/**
 * Creates the store without its cache. `/statement/{storeId}` responds with the median time in ms of the database statement that selects a
 * page of products.
 */
async function createUncachedApp() {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir, console.warn);
  const query = {
    ids: undefined,
    order: 'ASC',
    sortBy: 'order',
    includeHidden: false,
    updatedBefore: undefined,
    search: undefined,
  } as const;
  const app = new Hono();
  app.get('/statement/:storeId', async (context) => {
    const pageCount = Number(context.req.query('page_count'));
    const times: number[] = [];
    for (let run = 0; run < runCount; run++) {
      const pageQuery: ProductListQuery = { ...query, limit: 12, offset: 12 * (run % pageCount) };
      const start = performance.now();
      await database.selectBodies(selectProductList(context.req.param('storeId'), pageQuery));
      times.push(performance.now() - start);
    }
    return context.json(times.sort((a, b) => a - b)[runCount / 2]);
  });
  // Without notifications of changes, the store caches nothing.
  app.route('/', createApp({ ...database, subscribe: () => {} }));
  return { app, close: database.close };
}

const { app, close } = process.argv[2] === 'constant' ? createConstantApp() : await createUncachedApp();
const server = await listen(app, 0, '127.0.0.1');
console.log(`store: ${server.url}`);
process.once('SIGTERM', () => server.close().then(close));
