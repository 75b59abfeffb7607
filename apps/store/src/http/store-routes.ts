import {
  type CompressedFile,
  compressFile,
  createLimit,
  createResponseCache,
  getFileSize,
  sendFile,
} from '@vitrine/server';
import { type Context, Hono } from 'hono';
import type { Sql } from 'sql-template-tag';
import {
  lookupFields,
  selectProduct,
  selectProductList,
  selectQuantities,
  sortFields,
} from '../catalogue/statements.ts';
import type { Database } from '../database/database.ts';
import type { AppOptions } from './app-options.ts';
import {
  booleanValue,
  integerBetween,
  isoDate,
  isStorable,
  oneOf,
  readIds,
  readParameter,
  searchText,
} from './parameters.ts';
import { RequestError } from './request-error.ts';

const maxIds = 100;
const maxLimit = 100;

const limitType = integerBetween(1, maxLimit);
const offsetType = integerBetween(0, 1_000_000);
const searchType = searchText(100);
const orderType = oneOf(['ASC', 'DESC']);
const sortFieldType = oneOf(sortFields);
const lookupFieldType = oneOf(lookupFields);
const stockFieldType = oneOf(['inventory_quantity']);

/** Approximate memory of a cached response in bytes, without its body and key. */
const entryOverhead = 1024;

/** Headers of every response of the store API. They allow every origin to read it. */
export const publicHeaders = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };

/** Creates the routes under `/store/{storeId}`. */
export function createStoreRoutes(database: Database, { settings, metrics, onlyStoreId }: AppOptions): Hono {
  const { CACHE_TTL_MS, CACHE_STALE_MS } = settings;
  const cache = createResponseCache<CompressedFile>({
    name: 'responses',
    maxSize: settings.CACHE_SIZE_MB * 1024 * 1024,
    getSize: (file, key) => getFileSize(file) + 2 * key.length + entryOverhead,
    ttlMs: CACHE_TTL_MS,
    staleMs: CACHE_STALE_MS,
    metrics,
  });
  const limit = createLimit({
    concurrency: database.concurrency,
    maxPending: settings.MAX_PENDING_REQUESTS,
    timeoutMs: settings.REQUEST_TIMEOUT_MS,
  });
  metrics.observeQueue(limit);
  const cacheHeaders = {
    ...publicHeaders,
    // Browsers revalidate with the ETag. A CDN may answer for as long as the cache of this process does.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `public, max-age=${toSeconds(CACHE_TTL_MS)}, stale-while-revalidate=${toSeconds(CACHE_STALE_MS)}`,
    Vary: 'Accept-Encoding',
  };

  async function load(statement: Sql): Promise<CompressedFile> {
    const [row] = await limit.run(() => database.query<{ body: string | null }>(statement));
    if (!row) throw new RequestError(404, 'There is no such store.');
    if (row.body === null) throw new RequestError(404, 'There is no such product.');
    return compressFile(row.body, 'application/json');
  }

  /** Responds from the cache or the database. The normalized query is the cache key. */
  async function respond(context: Context, query: unknown[], createStatement: () => Sql): Promise<Response> {
    const loadFile = () => load(createStatement());
    const file = await (CACHE_TTL_MS > 0 ? cache.get(JSON.stringify(query), loadFile) : loadFile());
    return sendFile(context, file, cacheHeaders);
  }

  function readStoreId(context: Context): string {
    const storeId = onlyStoreId ?? context.req.param('storeId') ?? '';
    if (!isStorable(storeId)) throw new RequestError(404, 'There is no such store.');
    return storeId;
  }

  const routes = new Hono();

  routes.get('/products', (context) => {
    const storeId = readStoreId(context);
    const parameters = context.req.queries();
    const search = readParameter(parameters, 'search', searchType);
    const query = {
      ids: readIds(parameters, 'ids[]', maxIds),
      offset: readParameter(parameters, 'offset', offsetType) ?? 0,
      limit: readParameter(parameters, 'limit', limitType) ?? maxLimit,
      order: readParameter(parameters, 'order', orderType) ?? 'ASC',
      sortBy: readParameter(parameters, 'sort_by', sortFieldType) ?? (search ? undefined : 'order'),
      includeHidden: readParameter(parameters, 'is_hidden', booleanValue) ?? false,
      updatedBefore: readParameter(parameters, 'to_date', isoDate),
      search,
    } as const;
    return respond(context, ['list', storeId, query], () => selectProductList(storeId, query));
  });

  routes.get('/products/:id', (context) => {
    const storeId = readStoreId(context);
    const field = readParameter(context.req.queries(), 'field', lookupFieldType) ?? 'id';
    const value = context.req.param('id');
    if (!isStorable(value)) throw new RequestError(404, 'There is no such product.');
    return respond(context, ['product', storeId, field, value], () => selectProduct(storeId, value, field));
  });

  routes.get('/variants', (context) => {
    const storeId = readStoreId(context);
    const parameters = context.req.queries();
    readParameter(parameters, 'fields', stockFieldType);
    const ids = readIds(parameters, 'product_ids[]', maxIds);
    if (!ids) throw new RequestError(400, 'product_ids[] must be given.', 'product_ids[]');
    return respond(context, ['stock', storeId, ids], () => selectQuantities(storeId, ids));
  });

  return routes;
}

const toSeconds = (ms: number) => Math.floor(ms / 1000);
