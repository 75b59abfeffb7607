import { type ProductKey, type ProductQuery, storeAddresses } from './addresses.ts';
import { getJson, type Transport } from './get-json.ts';
import { readProductAnswer, readProductPage, readQuantities } from './read-answers.ts';
import type { ProductPage, Quantities, StoreProduct } from './store-product.ts';
import type { StoreReport } from './store-report.ts';

/** `timeoutMs`, `retries`, `retryDelayMs` and `maxBytes` hold for each call; the defaults are 8 s, 2, 200 ms and 8 MiB. */
export type StoreClientOptions = Partial<Transport> & {
  /** The origin of the store API, such as `https://api.example.com`; empty for the page's own. */
  host: string;
  storeId: string;
  /** Told of everything that was left out of an answer; by default it is written to the console as a warning. */
  onReport?: (report: StoreReport) => void;
};

type CallOptions = { signal?: AbortSignal };

/** A client of one store. Every method rejects with a `StoreError` and nothing else. */
export type StoreClient = {
  /**
   * A page of the list (spec section 7). What cannot be sold safely is left out and reported. An empty list of `ids` asks for
   * nothing and gets nothing, without a request.
   */
  products(query?: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** One product, by id or by slug. An unknown one is a `StoreError` of status 404. */
  product(id: string, options?: CallOptions & { field?: ProductKey }): Promise<StoreProduct>;
  /** The stock of each variant of these products, by variant id; null is unknown. A variant that is absent is unknown too. */
  quantities(productIds: readonly string[], options?: CallOptions): Promise<Quantities>;
};

/** The most product ids that one request carries: more would make an address that servers refuse. */
const idsPerRequest = 100;

/** Makes a client of one store. Refuses a `storeId` that no address can name, with a `StoreError`. */
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
  const addresses = storeAddresses(host, storeId);
  const transport = { fetch, timeoutMs, retries, retryDelayMs, maxBytes };

  return {
    async products(query = {}, { signal } = {}) {
      if (query.ids?.length === 0) return { products: [], count: 0, offset: 0, limit: 0 };
      const url = addresses.products(query);
      return readProductPage(await getJson(url, transport, signal), { url, query, onReport });
    },

    async product(id, { field, signal } = {}) {
      const url = addresses.product(id, field);
      return readProductAnswer(await getJson(url, transport, signal), { url, onReport });
    },

    async quantities(productIds, { signal } = {}) {
      const requests: Promise<Quantities>[] = [];
      for (let from = 0; from < productIds.length; from += idsPerRequest) {
        const url = addresses.quantities(productIds.slice(from, from + idsPerRequest));
        requests.push(getJson(url, transport, signal).then((answer) => readQuantities(answer, url)));
      }
      return new Map((await Promise.all(requests)).flatMap((quantities) => [...quantities]));
    },
  };
}
