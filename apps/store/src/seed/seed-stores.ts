import { type Language, languages } from '@vitrine/i18n';
import sql from 'sql-template-tag';
import type { CatalogueProduct } from '../catalogue/parse-catalogue.ts';
import { refreshSearch, writeStore } from '../catalogue/write-store.ts';
import type { Database } from '../database/database.ts';
import { createStoreProducts, type StoreContent } from './store-products.ts';

/** A store that is created if the database lacks it. */
export interface SeedStore {
  id: string;
  products: CatalogueProduct[];
}

/** The id of the store in a language. */
export const getStoreId = (language: Language) => `vitrine-${language}`;

/** Loads the demonstration store of each language. Calls `report` for a store whose content cannot be loaded, and leaves it out. */
export async function loadSeedStores(
  loadContent: (language: Language) => Promise<StoreContent>,
  report: (message: string) => void,
): Promise<SeedStore[]> {
  const stores: SeedStore[] = [];
  for (const language of languages) {
    const id = getStoreId(language);
    try {
      stores.push({ id, products: createStoreProducts(language, await loadContent(language)) });
    } catch (error) {
      report(`${id} cannot be created: ${(error as Error).message}`);
    }
  }
  return stores;
}

/** Creates stores, all in one transaction. A store that exists is never changed, because its rows may be the operator's. */
export async function seedStores(
  database: Database,
  stores: readonly SeedStore[],
  report: (message: string) => void,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: string }>(sql`select id from stores`);
    const existingIds = new Set(rows.map(({ id }) => id));
    for (const { id, products } of stores) {
      if (existingIds.has(id)) report(`${id} exists and is not changed.`);
      else await writeStore(transaction, id, { products, rejections: [] });
    }
    await refreshSearch(transaction);
  });
}
