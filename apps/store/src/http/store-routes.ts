import type { SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  lookupFields,
  selectProduct,
  selectProductList,
  selectQuantities,
  sortFields,
} from '../catalogue/statements.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createDatabaseLimit } from './database-limit.ts';
import {
  booleanValue,
  integerBetween,
  isoDate,
  isStorable,
  oneOf,
  readIds,
  readParameter,
  searchWords,
} from './parameters.ts';
import { RequestError } from './request-error.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';

const maxIds = 100;
const maxLimit = 100;
const maxOffset = 1_000_000;
const maxSearchLength = 100;
const maxSearchWords = 8;

/** Maximum age of a cached response with stock. */
const stockTtlMs = 1000;

/** Maximum number of requests that wait for the database. The store processes that many in a few seconds. */
const maxPending = 1000;

/** Headers of every response of the store API. They allow every origin to read it. */
export const publicHeaders = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };

const cacheHeaders = { ...publicHeaders, 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Creates the routes under `/store/{storeId}`. Responses are cached until the catalogue changes, for at most a minute; stock for a second. */
export function createStoreRoutes({ selectBodies, concurrency, subscribe }: OpenDatabase, timeoutMs: number) {
  const cache = createResponseCache();
  subscribe(cache.reset);
  const runLimited = createDatabaseLimit({ concurrency, maxPending, timeoutMs });

  async function loadBody(statement: SQL): Promise<string> {
    const [row] = await selectBodies(statement);
    if (!row) throw new RequestError(404, 'There is no such store.');
    if (row.body === null) throw new RequestError(404, 'There is no such product.');
    return row.body;
  }

  /** Responds from the cache or the database. The normalized query is the cache key. */
  async function respond(
    context: Context,
    query: unknown[],
    createStatement: () => SQL,
    ttlMs?: number,
  ): Promise<Response> {
    const key = JSON.stringify(query);
    const response =
      cache.get(key) ??
      (await runLimited(context.req.raw.signal, () => cache.getOrLoad(key, () => loadBody(createStatement()), ttlMs)));
    return createResponse(context, response);
  }

  const routes = new Hono();

  routes.get('/products', (context) => {
    const storeId = readStoreId(context);
    const parameters = readSearchParams(context);
    const search = readParameter(parameters, 'search', searchWords(maxSearchLength, maxSearchWords));
    const query = {
      ids: readIds(parameters, 'ids[]', maxIds),
      offset: readParameter(parameters, 'offset', integerBetween(0, maxOffset)) ?? 0,
      limit: readParameter(parameters, 'limit', integerBetween(1, maxLimit)) ?? maxLimit,
      order: readParameter(parameters, 'order', oneOf(['ASC', 'DESC'])) ?? 'ASC',
      sortBy: readParameter(parameters, 'sort_by', oneOf(sortFields)) ?? (search ? undefined : 'order'),
      includeHidden: readParameter(parameters, 'is_hidden', booleanValue) ?? false,
      updatedBefore: readParameter(parameters, 'to_date', isoDate),
      search,
    } as const;
    return respond(context, ['list', storeId, query], () => selectProductList(storeId, query));
  });

  routes.get('/products/:id', (context) => {
    const storeId = readStoreId(context);
    const field = readParameter(readSearchParams(context), 'field', oneOf(lookupFields)) ?? 'id';
    const value = context.req.param('id');
    if (!isStorable(value)) throw new RequestError(404, 'There is no such product.');
    return respond(context, ['product', storeId, field, value], () => selectProduct(storeId, value, field));
  });

  routes.get('/variants', (context) => {
    const storeId = readStoreId(context);
    const parameters = readSearchParams(context);
    readParameter(parameters, 'fields', oneOf(['inventory_quantity']));
    const ids = readIds(parameters, 'product_ids[]', maxIds);
    if (!ids) throw new RequestError(400, 'product_ids[] must be given.', 'product_ids[]');
    return respond(context, ['stock', storeId, ids], () => selectQuantities(storeId, ids), stockTtlMs);
  });

  return routes;
}

function readStoreId(context: Context): string {
  const storeId = context.req.param('storeId') ?? '';
  if (!isStorable(storeId)) throw new RequestError(404, 'There is no such store.');
  return storeId;
}

const readSearchParams = (context: Context) => new URL(context.req.url).searchParams;

/**
 * Creates a response, or a 304 if the client has the current one. Hono's Node adapter sends headers in a plain object without creating a
 * `Headers` object.
 */
function createResponse(context: Context, { body, etag }: CachedResponse): Response {
  const headers = { ...cacheHeaders, ETag: etag };
  if (context.req.header('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
