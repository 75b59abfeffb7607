import { type FetchOptions, fetchJson } from './fetch-json.ts';
import type { Quantities } from './quantities.ts';
import { type ProductPage, readProductPage, readQuantities, readSingleProduct } from './read-response.ts';
import { StoreError } from './store-error.ts';
import type { StoreProduct } from './store-product.ts';
import type { StoreReport } from './store-report.ts';

/** The query of the list of products (spec section 7). Undefined fields are not sent. */
export type ProductQuery = {
  /** Ids of products or of variants. */
  ids?: readonly string[];
  offset?: number;
  limit?: number;
  order?: 'ASC' | 'DESC';
  /** A field of the product that the store can sort by. */
  sort_by?: string;
  is_hidden?: boolean;
  /** An ISO date: only products updated before it. */
  to_date?: string;
  /**
   * The words that the products have in their title, subtitle or description, best matches first. 1 to 100 characters. This is an
   * extension of the embedded store: the hosted API ignores it and returns all products. `searched` of the page tells which it was.
   */
  search?: string;
};

/** The field that a single product is looked up by. */
export type ProductKey = 'id' | 'slug';

/** `timeoutMs`, `retries`, `retryDelayMs` and `maxBytes` apply to each call; the defaults are 8 s, 2, 200 ms and 8 MiB. */
export type StoreClientOptions = Partial<FetchOptions> & {
  /** The origin of the store API, such as `https://api.example.com`; empty for the origin of the page. */
  host: string;
  storeId: string;
  /** Called for each skipped part of a response. By default its message is logged as a warning. */
  onReport?: (report: StoreReport) => void;
};

type CallOptions = { signal?: AbortSignal };

/** A client of one store. Every method rejects only with a `StoreError`. */
export type StoreClient = {
  /**
   * A page of the list (spec section 7). Invalid products and variants are skipped and reported. An empty list of `ids` resolves to
   * an empty page, without a request.
   */
  products(query?: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** One product, by id or by slug. An unknown one is a `StoreError` with status 404. */
  product(id: string, options?: CallOptions & { field?: ProductKey }): Promise<StoreProduct>;
  /** The stock of each variant of these products, by variant id. It is unknown if it is null or absent. */
  quantities(productIds: readonly string[], options?: CallOptions): Promise<Quantities>;
};

/** Maximum number of product ids in one request: servers refuse URLs that are too long. */
const idsPerRequest = 100;

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
  const base = `${host.replace(/\/+$/, '')}/store/${pathSegment(storeId)}`;
  const get = (url: string, signal?: AbortSignal) =>
    fetchJson(url, { fetch, timeoutMs, retries, retryDelayMs, maxBytes }, signal);

  return {
    async products({ ids, ...query } = {}, { signal } = {}) {
      if (ids?.length === 0) return { products: [], count: 0, offset: 0, limit: 0, searched: false };
      const url = withQuery(`${base}/products`, { 'ids[]': ids, ...query });
      return readProductPage(await get(url, signal), { url, query, onReport });
    },

    async product(id, { field, signal } = {}) {
      const url = withQuery(`${base}/products/${pathSegment(id)}`, { field });
      return readSingleProduct(await get(url, signal), { url, onReport });
    },

    async quantities(productIds, { signal } = {}) {
      const requests: Promise<Quantities>[] = [];
      for (let from = 0; from < productIds.length; from += idsPerRequest) {
        const ids = productIds.slice(from, from + idsPerRequest);
        const url = withQuery(`${base}/variants`, { fields: 'inventory_quantity', 'product_ids[]': ids });
        requests.push(get(url, signal).then((body) => readQuantities(body, url)));
      }
      return new Map((await Promise.all(requests)).flatMap((quantities) => [...quantities]));
    },
  };
}

function withQuery(url: string, query: Record<string, string | number | boolean | readonly string[] | undefined>) {
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, `${one}`]),
  );
  return parameters.length === 0 ? url : `${url}?${new URLSearchParams(parameters)}`;
}

/** Strings that cannot be a path segment: the empty string, `.` and `..` (browsers resolve them in any encoding), lone surrogates. */
const invalidSegment = /^\.{0,2}$|[\ud800-\udfff]/u;

function pathSegment(id: string): string {
  if (invalidSegment.test(id))
    throw new StoreError('invalid_request', `${JSON.stringify(id)} is not an id of a store or a product.`, { url: '' });
  return encodeURIComponent(id);
}
