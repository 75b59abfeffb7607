import { Hono } from 'hono';
import { findProduct, keyFields } from '../catalogue/find-product.ts';
import { findStore, type Store } from '../catalogue/find-store.ts';
import { listProducts, sortFields } from '../catalogue/list-products.ts';
import { listQuantities } from '../catalogue/list-quantities.ts';
import type { Database } from '../database/database.ts';
import { isoDate, isStorable, oneOf, optional, optionalIds, trueOrFalse, wholeNumber } from './parameters.ts';
import { RequestError } from './request-error.ts';

const mostIds = 100;
const largestPage = 100;
const furthestOffset = 1_000_000;

/** The three questions of the store API about one store. */
export function storeRoutes(db: Database) {
  const routes = new Hono<{ Variables: { store: Store } }>();

  routes.use(async (context, next) => {
    const storeId = context.req.param('storeId') ?? '';
    const store = isStorable(storeId) ? await findStore(db, storeId) : undefined;
    if (!store) throw new RequestError(404, 'There is no such store.');
    context.set('store', store);
    await next();
  });

  routes.get('/products', async (context) => {
    const query = queryOf(context.req.url);
    const question = {
      ids: optionalIds(query, 'ids[]', mostIds),
      offset: optional(query, 'offset', wholeNumber(0, furthestOffset)) ?? 0,
      limit: optional(query, 'limit', wholeNumber(1, largestPage)) ?? largestPage,
      order: optional(query, 'order', oneOf(['ASC', 'DESC'])) ?? 'ASC',
      sortBy: optional(query, 'sort_by', oneOf(sortFields)) ?? 'order',
      withHidden: optional(query, 'is_hidden', trueOrFalse) ?? false,
      toDate: optional(query, 'to_date', isoDate),
    };
    return context.json(await listProducts(db, context.var.store, question));
  });

  routes.get('/products/:id', async (context) => {
    const field = optional(queryOf(context.req.url), 'field', oneOf(keyFields)) ?? 'id';
    const key = context.req.param('id');
    const answer = isStorable(key) ? await findProduct(db, context.var.store.id, key, field) : undefined;
    if (!answer) throw new RequestError(404, 'There is no such product.');
    return context.json(answer);
  });

  routes.get('/variants', async (context) => {
    const query = queryOf(context.req.url);
    optional(query, 'fields', oneOf(['inventory_quantity']));
    const productIds = optionalIds(query, 'product_ids[]', mostIds);
    if (!productIds) throw new RequestError(400, 'product_ids[] must be given.', 'product_ids[]');
    return context.json(await listQuantities(db, context.var.store.id, productIds));
  });

  return routes;
}

const queryOf = (url: string) => new URL(url).searchParams;
