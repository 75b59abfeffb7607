import type { Language } from '@vitrine/i18n';
import { createStoreClient, type StoreClient, type StoreClientOptions } from '@vitrine/store-client';
import { storeHost, storeId } from '../config/env.ts';

const clients = new Map<Language, StoreClient>();
let options: Pick<StoreClientOptions, 'timeoutMs'> & { host?: string } = {};

/** Sets where the store is and how long to wait for it, for all clients: a server has no origin of its own. Call it before any other use. */
export function configureStore(configured: typeof options): void {
  options = configured;
  clients.clear();
}

/** The client of the store in a language. Import this module dynamically: no page needs it for its first render. */
export function storeClient(language: Language): StoreClient {
  const existing = clients.get(language);
  if (existing) return existing;
  const { host, ...limits } = options;
  const client = createStoreClient({ ...limits, host: storeHost(host), storeId: storeId(language) });
  clients.set(language, client);
  return client;
}
