import type { ProductPage } from './parse-response.ts';
import type { ProductQuery } from './product-query.ts';

/** Maximum number of ids in one request: servers reject URLs that are too long, and return at most 100 products. */
const maxIdsPerRequest = 100;

/** Splits ids into the lists of several requests. Repeated ids are removed. */
export function splitIds(ids: readonly string[]): string[][] {
  const uniqueIds = [...new Set(ids)];
  return Array.from({ length: Math.ceil(uniqueIds.length / maxIdsPerRequest) }, (_, index) =>
    uniqueIds.slice(index * maxIdsPerRequest, (index + 1) * maxIdsPerRequest),
  );
}

/** Fetches products by their ids: with one request for up to 100 ids, else with several simultaneous requests. */
export async function fetchProductsById(
  query: ProductQuery & { ids: readonly string[] },
  fetchPage: (query: ProductQuery) => Promise<ProductPage>,
): Promise<ProductPage> {
  const chunks = splitIds(query.ids);
  if (chunks.length === 0)
    return { products: [], count: 0, offset: 0, limit: 0, nextOffset: undefined, searched: false };
  if (chunks.length === 1) return fetchPage({ ...query, ids: chunks[0] });
  const { offset = 0, limit, ...chunkQuery } = query;
  const pages = await Promise.all(chunks.map((ids) => fetchPage({ ...chunkQuery, ids, limit: maxIdsPerRequest })));
  // A product is in two pages if one request has its id and another one the id of a variant.
  const products = [
    ...new Map(pages.flatMap(({ products }) => products.map((product) => [product.id, product]))).values(),
  ];
  const end = limit === undefined ? products.length : offset + limit;
  return {
    products: products.slice(offset, end),
    count: products.length,
    offset,
    limit: limit ?? products.length,
    nextOffset: end < products.length ? end : undefined,
    searched: pages.every(({ searched }) => searched),
  };
}
