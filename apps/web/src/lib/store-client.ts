import type { Language } from '@vitrine/i18n';
import { createStoreClient, type StoreClient, type StoreClientOptions } from '@vitrine/store-client';
import { getStoreId, getStoreOrigin } from './config/env.ts';

/** Maximum number of products in a response of the store. */
export const maxProductsPerResponse = 100;

const clients = new Map<Language, StoreClient>();
let options: Pick<StoreClientOptions, 'timeoutMs' | 'onReport'> & { host?: string } = {};

/** Sets the origin and the timeout of the store, and how invalid products are logged. A server must call it before `getStoreClient`, because it has no `location`. */
export function configureStore(newOptions: typeof options): void {
  options = newOptions;
  clients.clear();
}

/** Whether `configureStore` was called with an origin. The build has no store, so it renders pages without store data. */
export const isStoreConfigured = (): boolean => options.host !== undefined;

/** Returns the client of the store in a language. Import this module dynamically: no prerendered page needs it for its first render. */
export function getStoreClient(language: Language): StoreClient {
  const existing = clients.get(language);
  if (existing) return existing;
  const { host, ...clientOptions } = options;
  const client = createStoreClient({ ...clientOptions, host: getStoreOrigin(host), storeId: getStoreId(language) });
  clients.set(language, client);
  return client;
}
