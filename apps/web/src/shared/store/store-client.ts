import type { Language } from '@vitrine/i18n';
import { createStoreClient, type StoreClient } from '@vitrine/store-client';
import { storeHost, storeId } from '../config/env.ts';

const clients = new Map<Language, StoreClient>();

/** The client of the store in a language. Import this module dynamically: no page needs it for its first render. */
export function storeClient(language: Language): StoreClient {
  const existing = clients.get(language);
  if (existing) return existing;
  const client = createStoreClient({ host: storeHost(), storeId: storeId(language) });
  clients.set(language, client);
  return client;
}
