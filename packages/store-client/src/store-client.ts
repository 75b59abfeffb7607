import { type FetchOptions, fetchJson } from './fetch-json.ts';
import { type ProductPage, parseProductPage, parseQuantities, parseSingleProduct } from './parse-response.ts';
import type { Quantities } from './quantities.ts';
import { StoreError } from './store-error.ts';
import type { StoreProduct } from './store-product.ts';
import type { StoreReport } from './store-report.ts';

/** The query of the product list (spec section 7). Undefined fields are not sent. */
export interface ProductQuery {
  /** Ids of products or of variants. */
  ids?: readonly string[];
  offset?: number;
  limit?: number;
  order?: 'ASC' | 'DESC';
  /** The product field to sort by, such as `order`. */
  sort_by?: string;
  is_hidden?: boolean;
  /** An ISO date. Only products updated before it are returned. */
  to_date?: string;
  /**
   * Search words, 1 to 100 characters. The matching products are returned, best matches first unless `sort_by` is set. This is an
   * extension of the embedded store, which searches title, subtitle and description. The hosted API ignores it and returns all products,
   * and the result has `searched: false`.
   */
  search?: string;
}

/** The field to look a product up by. */
export type ProductKey = 'id' | 'slug';

/** `timeoutMs`, `retries`, `retryDelayMs` and `maxBytes` apply to each call. They default to 8 s, 2, 200 ms and 8 MiB. */
export interface StoreClientOptions extends Partial<FetchOptions> {
  /** The origin of the store API, such as `https://api.example.com`. Empty for the origin of the page. */
  host: string;
  storeId: string;
  /**
   * Called for each invalid product or variant that is skipped, and once if a response has more products than the `limit` of the query. Called at most
   * 100 times per response. By default, the message is logged as a warning.
   */
  onReport?: (report: StoreReport) => void;
}

interface CallOptions {
  signal?: AbortSignal;
}

/** A client of one store. Every method rejects only with a `StoreError`, unless `onReport` throws. */
export interface StoreClient {
  /**
   * Fetches a page of the product list (spec section 7). Invalid products and variants are skipped and reported. Empty `ids` resolve
   * to an empty page, without a request.
   */
  products(query?: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** Fetches a product by id or by slug. Rejects with a `StoreError` with status 404 if there is no such product. */
  product(id: string, options?: CallOptions & { field?: ProductKey }): Promise<StoreProduct>;
  /** Fetches the stock of all variants of these products, by variant id. Null or no entry means that the stock is unknown. */
  quantities(productIds: readonly string[], options?: CallOptions): Promise<Quantities>;
}

/** Maximum number of product ids in one request for stock: servers reject URLs that are too long. */
const maxIdsPerRequest = 100;

/** Creates a client of one store. Throws a `StoreError` for a `storeId` that cannot be part of a URL. */
export function createStoreClient({
  host,
  storeId,
  onReport = ({ message }) => console.warn(message),
  fetch = globalThis.fetch,
  timeoutMs = 8000,
  retries = 2,
  retryDelayMs = 200,
  maxBytes = 8 * 1024 * 1024,
}: StoreClientOptions): StoreClient {
  const baseUrl = `${host.replace(/\/+$/, '')}/store/${encodePathSegment(storeId)}`;
  const fetchBody = (url: string, signal?: AbortSignal) =>
    fetchJson(url, { fetch, timeoutMs, retries, retryDelayMs, maxBytes }, signal);

  return {
    async products({ ids, ...query } = {}, { signal } = {}) {
      if (ids?.length === 0) return { products: [], count: 0, offset: 0, limit: 0, searched: false };
      const url = withQuery(`${baseUrl}/products`, { 'ids[]': ids, ...query });
      return parseProductPage(await fetchBody(url, signal), { url, query, onReport });
    },

    async product(id, { field, signal } = {}) {
      const url = withQuery(`${baseUrl}/products/${encodePathSegment(id)}`, { field });
      return parseSingleProduct(await fetchBody(url, signal), { url, onReport });
    },

    async quantities(productIds, { signal } = {}) {
      const requests: Promise<Quantities>[] = [];
      for (let from = 0; from < productIds.length; from += maxIdsPerRequest) {
        const ids = productIds.slice(from, from + maxIdsPerRequest);
        const url = withQuery(`${baseUrl}/variants`, { fields: 'inventory_quantity', 'product_ids[]': ids });
        requests.push(fetchBody(url, signal).then((body) => parseQuantities(body, url)));
      }
      return new Map((await Promise.all(requests)).flatMap((quantities) => [...quantities]));
    },
  };
}

function withQuery(url: string, query: Record<string, string | number | boolean | readonly string[] | undefined>) {
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((item) => [name, `${item}`]),
  );
  return parameters.length === 0 ? url : `${url}?${new URLSearchParams(parameters)}`;
}

/** Matches strings that cannot be a path segment: the empty string, `.` and `..` (URL parsers resolve them), and lone surrogates. */
const invalidSegmentPattern = /^\.{0,2}$|[\ud800-\udfff]/u;

function encodePathSegment(id: string): string {
  if (invalidSegmentPattern.test(id))
    throw new StoreError('invalid_request', `${JSON.stringify(id)} is not an id of a store or a product.`, { url: '' });
  return encodeURIComponent(id);
}
