import type { Language } from '@vitrine/i18n';
import { createStoreClient, type StoreClient } from '@vitrine/store-client';
import { storeHost, storeId } from '../config/env.ts';

const clients = new Map<Language, StoreClient>();

/** The client of the store in a language. */
export function storeIn(language: Language): StoreClient {
  const known = clients.get(language);
  if (known) return known;
  const client = createStoreClient({ host: storeHost(), storeId: storeId(language) });
  clients.set(language, client);
  return client;
}
