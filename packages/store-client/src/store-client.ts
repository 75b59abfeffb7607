import { type FetchOptions, fetchJson } from './fetch-json.ts';
import { fetchProductsById, splitIds } from './id-chunks.ts';
import { type ProductPage, parseProductPage, parseQuantities, parseSingleProduct } from './parse-response.ts';
import type { ProductQuery } from './product-query.ts';
import type { Quantities } from './quantities.ts';
import { shareRequests } from './share-requests.ts';
import { StoreError } from './store-error.ts';
import type { StoreProduct } from './store-product.ts';
import type { StoreReport } from './store-report.ts';
import { idPattern } from './wire-format.ts';

/** The field to look a product up by. */
export type ProductKey = 'id' | 'slug';

export interface StoreClientOptions extends Partial<FetchOptions> {
  /** The origin of the store API, such as `https://api.example.com`. Empty for the origin of the page. */
  host: string;
  storeId: string;
  /** Code of the currency of `price_in_cents`, if a variant has a price in it. By default, and else, the first price of the variant is used. */
  currency?: string;
  /**
   * Called for each invalid product or variant that is skipped, and once if a response has more products than the `limit` of the query. Called at most
   * 100 times per response. By default, the message is logged as a warning.
   */
  onReport?: (report: StoreReport) => void;
}

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
}

/**
 * A client of one store. Every method rejects only with a `StoreError`, unless `onReport` throws. Simultaneous calls with the same arguments share
 * one request.
 */
export interface StoreClient {
  /**
   * Fetches a page of the product list. Invalid products and variants are skipped and reported. Empty `ids` resolve to an empty page, without a
   * request.
   */
  products(query?: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** Fetches the page of `query.offset` and all following pages, one at a time. A product that is on two pages is only in the first one. */
  pages(query?: ProductQuery, options?: CallOptions): AsyncGenerator<ProductPage, void, undefined>;
  /** Fetches a product by id or by slug. Rejects with a `StoreError` with status 404 if there is no such product. */
  product(id: string, options?: CallOptions & { field?: ProductKey }): Promise<StoreProduct>;
  /** Fetches the stock of all variants of these products, by variant id. Null or no entry means that the stock is unknown. */
  quantities(productIds: readonly string[], options?: CallOptions): Promise<Quantities>;
}

/** Creates a client of one store. Throws a `StoreError` for a `storeId` that cannot be part of a URL. */
export function createStoreClient({
  host,
  storeId,
  currency,
  onReport = ({ message }) => console.warn(message),
  fetch = (...request) => globalThis.fetch(...request),
  headers = {},
  credentials = 'omit',
  sendContentType = true,
  timeoutMs = 8000,
  retries = 2,
  retryDelayMs = 200,
  maxBytes = 8 * 1024 * 1024,
}: StoreClientOptions): StoreClient {
  const baseUrl = `${host.replace(/\/+$/, '')}/store/${encodePathSegment(storeId)}`;
  const fetchOptions = { fetch, headers, credentials, sendContentType, timeoutMs, retries, retryDelayMs, maxBytes };
  const fetchBody = shareRequests((url, signal) => fetchJson(url, fetchOptions, signal));

  async function fetchPage({ ids, ...query }: ProductQuery, signal: AbortSignal | undefined): Promise<ProductPage> {
    const url = withQuery(`${baseUrl}/products`, { 'ids[]': ids, ...query });
    return parseProductPage(await fetchBody(url, signal), { url, query, currency, onReport });
  }

  const client: StoreClient = {
    async products(query = {}, { signal } = {}) {
      return query.ids
        ? fetchProductsById({ ...query, ids: query.ids }, (chunkQuery) => fetchPage(chunkQuery, signal))
        : fetchPage(query, signal);
    },

    async *pages(query = {}, options) {
      const seenIds = new Set<string>();
      for (let offset: number | undefined = query.offset ?? 0; offset !== undefined; ) {
        const page: ProductPage = await client.products({ ...query, offset }, options);
        yield { ...page, products: page.products.filter(({ id }) => !seenIds.has(id)) };
        for (const { id } of page.products) seenIds.add(id);
        const { nextOffset = 0 } = page;
        // It does not grow if the store ignores the offset.
        offset = nextOffset > offset ? nextOffset : undefined;
      }
    },

    async product(id, { field, signal } = {}) {
      const url = withQuery(`${baseUrl}/products/${encodePathSegment(id)}`, { field });
      return parseSingleProduct(await fetchBody(url, signal), { url, currency, onReport });
    },

    async quantities(productIds, { signal } = {}) {
      const requests = splitIds(productIds).map(async (ids) => {
        const url = withQuery(`${baseUrl}/variants`, { fields: 'inventory_quantity', 'product_ids[]': ids });
        return parseQuantities(await fetchBody(url, signal), url);
      });
      return new Map((await Promise.all(requests)).flatMap((quantities) => [...quantities]));
    },
  };
  return client;
}

function withQuery(url: string, query: Record<string, string | number | boolean | readonly string[] | undefined>) {
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((item) => [name, `${item}`]),
  );
  return parameters.length === 0 ? url : `${url}?${new URLSearchParams(parameters)}`;
}

function encodePathSegment(id: string): string {
  if (!idPattern.test(id))
    throw new StoreError('invalid_request', `${JSON.stringify(id)} is not an id of a store or a product.`, { url: '' });
  return encodeURIComponent(id);
}
