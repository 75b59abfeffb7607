import type { SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { keyFields, selectProduct, selectProductList, selectQuantities, sortFields } from '../catalogue/statements.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createDatabaseLimit } from './database-limit.ts';
import {
  isoDate,
  isStorable,
  oneOf,
  optional,
  optionalIds,
  searchWords,
  trueOrFalse,
  wholeNumber,
} from './parameters.ts';
import { RequestError } from './request-error.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';

const maxIds = 100;
const maxLimit = 100;
const maxOffset = 1_000_000;
const maxSearchLength = 100;
const maxSearchWords = 8;

/** Maximum age of the stock in a response, in milliseconds. */
const stockTtlMs = 1000;

/** Maximum number of requests that wait for the database: about one to three seconds of its work. */
const maxPending = 1000;

/** Headers of every response of the store API. Any website may read it. */
export const publicHeaders = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };

const cacheHeaders = { ...publicHeaders, 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The routes of the store API below `/store/{storeId}`. Responses are cached until the catalogue changes, stock for a second. */
export function storeRoutes({ selectBody, concurrency, subscribe }: OpenDatabase, timeoutMs: number) {
  const cache = createResponseCache();
  subscribe(cache.reset);
  const limit = createDatabaseLimit({ concurrency, maxPending, timeoutMs });

  async function load(statement: SQL): Promise<string> {
    const [row] = await selectBody(statement);
    if (!row) throw new RequestError(404, 'There is no such store.');
    if (row.body === null) throw new RequestError(404, 'There is no such product.');
    return row.body;
  }

  /** Responds from the cache, else from the database. The query must be normalized: it is the key of the cache. */
  async function respond(context: Context, query: unknown[], statement: () => SQL, ttlMs?: number): Promise<Response> {
    const key = JSON.stringify(query);
    const response =
      cache.get(key) ??
      (await limit(context.req.raw.signal, () => cache.getOrLoad(key, () => load(statement()), ttlMs)));
    return send(context, response);
  }

  const routes = new Hono();

  routes.get('/products', (context) => {
    const storeId = storeIdOf(context);
    const parameters = queryOf(context);
    const search = optional(parameters, 'search', searchWords(maxSearchLength, maxSearchWords));
    const query = {
      ids: optionalIds(parameters, 'ids[]', maxIds),
      offset: optional(parameters, 'offset', wholeNumber(0, maxOffset)) ?? 0,
      limit: optional(parameters, 'limit', wholeNumber(1, maxLimit)) ?? maxLimit,
      order: optional(parameters, 'order', oneOf(['ASC', 'DESC'])) ?? 'ASC',
      sortBy: optional(parameters, 'sort_by', oneOf(sortFields)) ?? (search ? undefined : 'order'),
      withHidden: optional(parameters, 'is_hidden', trueOrFalse) ?? false,
      toDate: optional(parameters, 'to_date', isoDate),
      search,
    } as const;
    return respond(context, ['list', storeId, query], () => selectProductList(storeId, query));
  });

  routes.get('/products/:id', (context) => {
    const storeId = storeIdOf(context);
    const field = optional(queryOf(context), 'field', oneOf(keyFields)) ?? 'id';
    const key = context.req.param('id');
    if (!isStorable(key)) throw new RequestError(404, 'There is no such product.');
    return respond(context, ['product', storeId, field, key], () => selectProduct(storeId, key, field));
  });

  routes.get('/variants', (context) => {
    const storeId = storeIdOf(context);
    const parameters = queryOf(context);
    optional(parameters, 'fields', oneOf(['inventory_quantity']));
    const ids = optionalIds(parameters, 'product_ids[]', maxIds);
    if (!ids) throw new RequestError(400, 'product_ids[] must be given.', 'product_ids[]');
    return respond(context, ['stock', storeId, ids], () => selectQuantities(storeId, ids), stockTtlMs);
  });

  return routes;
}

function storeIdOf(context: Context): string {
  const storeId = context.req.param('storeId') ?? '';
  if (!isStorable(storeId)) throw new RequestError(404, 'There is no such store.');
  return storeId;
}

const queryOf = (context: Context) => new URL(context.req.url).searchParams;

/** Sends a response, or 304 if the client already has it. The headers are a plain object, so that Node's adapter does not copy the response. */
function send(context: Context, { body, etag }: CachedResponse): Response {
  const headers = { ...cacheHeaders, ETag: etag };
  if (context.req.header('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
