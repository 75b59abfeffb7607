import { createTypoPatterns, type SearchTerm, type SearchWord } from '@vitrine/i18n/search';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

// Each statement returns one row, whose column `body` is the response as JSON text. It returns no row for an unknown store, and a null
// `body` for an unknown product.

/** The fields that the list can be sorted by. */
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
  /** The terms to search for; undefined for all products. */
  search: SearchTerm[] | undefined;
}

/** Selects a page of the products of a store, and the number of matching products. A hidden product is selected by its id only. */
export function selectProductList(storeId: string, query: ProductListQuery): Sql {
  const { ids, offset, limit, order, sortBy, includeHidden, updatedBefore, search } = query;
  const conditions = [sql`store_id = ${storeId}`];
  if (ids) conditions.push(sql`id = any(${createProductIdArray(storeId, ids)})`);
  else if (!includeHidden) conditions.push(sql`not is_hidden`);
  if (updatedBefore) conditions.push(sql`updated_at < ${updatedBefore.toISOString()}`);
  if (search) conditions.push(sql`search @@ (select terms from searched)`);
  const where = join(conditions, ' and ');
  // A product that matches only with typing errors has the rank 0.
  const rank = search && !sortBy ? sql`, ts_rank(search, (select exact_terms from searched)) as rank` : empty;
  const orderBy = raw(search && !sortBy ? 'rank desc, "order", id' : `"${sortBy ?? 'order'}" ${order}, id ${order}`);
  return sql`
    with searched as materialized (
      select ${createSearch(storeId, search ?? [])} as terms, ${createSearch(storeId, search ?? [], true)} as exact_terms
    ),
    -- A search runs once, for the page and the count. Without a search, each of them reads an index instead of all products.
    matches as ${raw(search ? 'materialized' : 'not materialized')} (
      select id, title, "order", updated_at${rank} from products where ${where}
    ),
    page as (
      select (select document from products where store_id = ${storeId} and id = matches.id) as document
      from matches order by ${orderBy} limit ${limit}::int offset ${offset}::int
    )
    select json_build_object(
      'products', (select coalesce(json_agg(document), '[]') from page),
      'count', (select count(*) from matches),
      'offset', ${offset}::int,
      'limit', ${limit}::int${search ? sql`, 'search', ${search.map(getSearchedText).join(' ')}::text` : empty}
    )::text as body
    from stores where id = ${storeId}`;
}

/** Selects one product. A hidden product is selected, too: it is not listed, but it has a page. Images are in `media` here. */
export function selectProduct(storeId: string, value: string, field: (typeof lookupFields)[number]): Sql {
  return sql`
    select (
      select json_build_object('product', (document - 'images') || jsonb_build_object('media', document->'images'))
      from products where store_id = ${storeId} and ${raw(field)} = ${value} order by "order", id limit 1
    )::text as body
    from stores where id = ${storeId}`;
}

/** Selects the stock of every variant of these products; null if it is unknown or not managed. Unknown products are skipped. */
export function selectQuantities(storeId: string, productIds: string[]): Sql {
  return sql`
    select json_build_object('variants', (
      select coalesce(
        json_agg(json_build_object('id', id, 'inventory_quantity', inventory_quantity) order by product_id, position), '[]')
      from variants where store_id = ${storeId} and product_id = any(${productIds}::text[])
    ))::text as body
    from stores where id = ${storeId}`;
}

/** Creates an SQL array of product ids from ids of products and of variants. The id of a variant selects its product. */
const createProductIdArray = (storeId: string, ids: string[]): Sql => sql`array(
  select unnest(${ids}::text[]) union select product_id from variants where store_id = ${storeId} and variants.id = any(${ids}::text[]))`;

/** Creates the full-text query of a search: all terms must match. Unless it is exact, words with a typing error match, too. */
function createSearch(storeId: string, terms: SearchTerm[], isExact = false): Sql {
  function createWord({ text, isPrefix }: SearchWord) {
    const typoPatterns = isExact ? [] : createTypoPatterns(text).map((pattern) => (isPrefix ? `${pattern}%` : pattern));
    return sql`search_word(${storeId}, ${text}, ${isPrefix}, ${typoPatterns}::text[])`;
  }
  const createTerm = (alternatives: SearchTerm) =>
    join(
      alternatives.map((words) => join(words.map(createWord), ' && ', '(', ')')),
      ' || ',
      '(',
      ')',
    );
  return terms.length > 0 ? join(terms.map(createTerm), ' && ') : sql`''::tsquery`;
}

/** The words of a term as the response repeats them. */
const getSearchedText = (term: SearchTerm) => (term.at(-1) ?? []).map(({ text }) => text).join('-');
