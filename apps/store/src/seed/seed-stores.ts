import { type Language, languages } from '@vitrine/i18n';
import sql from 'sql-template-tag';
import { refreshSearch, writeStore } from '../catalogue/write-store.ts';
import type { Database } from '../database/database.ts';
import { createStoreProducts, type StoreContent } from './store-products.ts';

/** The id of the store in a language. */
export const getStoreId = (language: Language) => `vitrine-${language}`;

/**
 * Creates the demonstration store of each language, all in one transaction. A store that exists is never changed, because its rows may be the
 * operator's. If the content of a language cannot be loaded, `report` is called, and the other stores are created.
 */
export async function seedStores(
  database: Database,
  loadContent: (language: Language) => Promise<StoreContent>,
  report: (message: string) => void,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: string }>(sql`select id from stores`);
    const existingIds = new Set(rows.map(({ id }) => id));
    for (const language of languages) {
      const storeId = getStoreId(language);
      if (existingIds.has(storeId)) {
        report(`${storeId} exists and is not changed.`);
        continue;
      }
      const products = await loadContent(language)
        .then((content) => createStoreProducts(language, content))
        .catch((error) => report(`${storeId} cannot be created: ${error.message}`));
      if (products) await writeStore(transaction, storeId, { products, rejections: [] });
    }
    await refreshSearch(transaction);
  });
}
