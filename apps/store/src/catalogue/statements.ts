import { type SQL, sql } from 'drizzle-orm';

// Each statement returns one row, whose column `body` is the response as JSON text. It returns no row for an unknown store, and a
// null `body` for an unknown product.

/** The fields that the list can be sorted by. Each has an index, so that the database reads no products after the requested page. */
export const sortFields = ['order', 'title', 'updated_at'] as const;

/** The fields that a single product can be looked up by. */
export const lookupFields = ['id', 'slug'] as const;

/** A request for a page of products. Defaults have replaced missing parameters. */
export interface ProductListQuery {
  /** Ids of products or of variants; undefined for all products. */
  ids: string[] | undefined;
  offset: number;
  limit: number;
  order: 'ASC' | 'DESC';
  /** Undefined in a search that lists the best matches first. */
  sortBy: (typeof sortFields)[number] | undefined;
  includeHidden: boolean;
  /** Selects only products that were updated before this date. */
  updatedBefore: Date | undefined;
  /** The words to search for; undefined for all products. */
  search: string[] | undefined;
}

/** Maximum number of products that a search finds. It limits the duration of the query, which ranks all found products to return one page. */
export const maxMatches = 1000;

const directions = { ASC: sql`asc`, DESC: sql`desc` };

/** Selects a page of the products of a store, and the number of matching products. */
export const selectProductList = (storeId: string, query: ProductListQuery): SQL =>
  query.search ? selectMatches(storeId, query, query.search) : selectPage(storeId, query);

function selectPage(storeId: string, query: ProductListQuery): SQL {
  const { ids, offset, limit, order, sortBy = 'order', includeHidden, updatedBefore } = query;
  const conditions = [sql`store_id = ${storeId}`];
  if (!includeHidden) conditions.push(sql`not is_hidden`);
  if (ids) conditions.push(sql`id = any(${createProductIdArray(storeId, ids)})`);
  if (updatedBefore) conditions.push(sql`updated_at < ${updatedBefore.toISOString()}::timestamptz`);
  const where = sql.join(conditions, sql` and `);
  const orderBy = createOrderBy(sortBy, order);

  const isFiltered = ids !== undefined || updatedBefore !== undefined;
  const storedCount = includeHidden ? sql`visible_count + hidden_count` : sql`visible_count`;
  // The array makes the database find the ids of the page before it reads the products. With a join, the query planner may choose to
  // read all products of the store for one page: it relies on statistics, which PGlite does not collect automatically.
  return sql`
    select json_build_object(
      'products', (
        select coalesce(json_agg(${createProductJson(sql`'images'`)} order by ${orderBy}), '[]')
        from products
        where store_id = ${storeId}
          and id = any(array(select id from products where ${where} order by ${orderBy} limit ${limit} offset ${offset}))
      ),
      'count', ${isFiltered ? sql`(select count(*) from products where ${where})` : storedCount},
      'offset', ${offset}::int,
      'limit', ${limit}::int
    )::text as body
    from stores where id = ${storeId}`;
}

/** Selects a page of the products that a search finds, and the searched words. The migrations define the SQL functions. */
function selectMatches(storeId: string, query: ProductListQuery, words: string[]): SQL {
  const { ids, offset, limit, order, sortBy, includeHidden, updatedBefore } = query;
  const productIds = ids ? createProductIdArray(storeId, ids) : sql`null`;
  const orderBy = sortBy ? createOrderBy(sortBy, order) : sql`rank desc, "order", id`;
  // `offset 0` makes the search run once. Without it, the query planner would inline the subquery wherever `found_ids` is used.
  return sql`
    select json_build_object(
      'products', (
        select coalesce(json_agg(${createProductJson(sql`'images'`)} order by array_position(found_ids, products.id)), '[]')
        from products
        where store_id = ${storeId} and id = any(found_ids[${offset + 1}::int : ${offset + limit}::int])
      ),
      'count', cardinality(found_ids),
      'offset', ${offset}::int,
      'limit', ${limit}::int,
      'search', ${words.join(' ')}::text
    )::text as body
    from stores cross join lateral (
      select array(
        select id from search_products(
          stores.id, search_query(stores.id, language, ${sql.param(words)}::text[]),
          ${includeHidden}::boolean, ${productIds}, ${updatedBefore?.toISOString() ?? null}::timestamptz, ${maxMatches}::int
        ) order by ${orderBy}
      ) as found_ids offset 0
    ) as matches
    where stores.id = ${storeId}`;
}

/** Selects one product. A hidden product is selected, too: by default, it is not listed, but it has a page. */
export function selectProduct(storeId: string, value: string, field: (typeof lookupFields)[number]): SQL {
  return sql`
    select (
      select json_build_object('product', ${createProductJson(sql`'media'`)})
      from products where store_id = ${storeId} and ${sql.identifier(field)} = ${value}
    )::text as body
    from stores where id = ${storeId}`;
}

/** Selects the stock of every variant of these products; null if it is unknown or not managed. Unknown products are skipped. */
export function selectQuantities(storeId: string, productIds: string[]): SQL {
  return sql`
    select json_build_object('variants', (
      select coalesce(
        json_agg(json_build_object('id', id, 'inventory_quantity', inventory_quantity) order by product_id, position), '[]')
      from variants where store_id = ${storeId} and product_id = any(${sql.param(productIds)}::text[])
    ))::text as body
    from stores where id = ${storeId}`;
}

function createOrderBy(field: (typeof sortFields)[number], order: ProductListQuery['order']): SQL {
  const direction = directions[order];
  return sql`${sql.identifier(field)} ${direction}, id ${direction}`;
}

/** Creates an SQL array of product ids from ids of products and of variants. The id of a variant selects its product. */
function createProductIdArray(storeId: string, ids: string[]): SQL {
  const idArray = sql`${sql.param(ids)}::text[]`;
  return sql`array(
    select unnest(${idArray}) union select product_id from variants where store_id = ${storeId} and variants.id = any(${idArray}))`;
}

/** Creates the SQL of a product in the wire format. `imagesKey` is `images` in a list, and `media` in a single product. */
const createProductJson = (imagesKey: SQL): SQL => sql`json_build_object(
  'id', products.id, 'title', products.title, 'subtitle', subtitle, 'ribbon_text', ribbon_text, 'description', description,
  'thumbnail', thumbnail, 'slug', slug, 'site_product_selection', site_product_selection, 'purchasable', purchasable,
  'is_available', is_available, 'order', "order", 'type', type, ${imagesKey}, images, 'options', options,
  'updated_at', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'product_collections', product_collections, 'additional_info', additional_info, 'custom_fields', custom_fields,
  'related_products', related_products, 'variants', (
    select coalesce(json_agg(json_build_object(
      'id', variants.id, 'title', variants.title, 'image_url', image_url, 'sku', sku, 'manage_inventory', manage_inventory,
      'is_available', variants.is_available, 'weight', weight, 'options', variants.options,
      'prices', json_build_array(json_build_object(
        'amount', amount, 'sale_amount', sale_amount, 'currency_code', currency_code, 'currency', json_build_object(
          'code', code, 'symbol', symbol, 'symbol_native', symbol_native, 'name', name, 'name_plural', name_plural,
          'decimal_digits', decimal_digits, 'rounding', rounding, 'template', template, 'min_amount', min_amount)))
    ) order by position), '[]')
    from variants join currencies on currencies.store_id = variants.store_id and code = currency_code
    where variants.store_id = products.store_id and product_id = products.id))`;
