import { createHash } from 'node:crypto';
import { type Language, languages } from '@vitrine/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { createStoreRows, type StoreContent, type StoreRows } from './store-rows.ts';

const { currencies, products, stores, variants } = schema;

/** The id of the store in a language. */
export const getStoreId = (language: Language) => `vitrine-${language}`;

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** The name of the text search configuration of PostgreSQL, which is the English name of the language in lower case. */
const getSearchConfiguration = (language: Language) => englishNames.of(language)?.toLowerCase() ?? 'simple';

/**
 * Writes the seed data to the store of each language, in one transaction per store. A store that was last seeded with the same
 * data is skipped. Products that are not in the seed data are never changed. If the content of a language cannot be loaded, its store stays unchanged, `warn` is
 * called, and the other stores are seeded.
 */
export async function seedStores(
  db: Database,
  loadContent: (language: Language) => Promise<StoreContent>,
  warn: (message: string) => void,
): Promise<void> {
  for (const language of languages) {
    const storeId = getStoreId(language);
    const rows = await loadContent(language)
      .then((content) => createStoreRows(storeId, language, content))
      .catch((error) => {
        warn(`The store ${storeId} is not seeded: ${error.message}`);
      });
    if (rows) await seedStore(db, storeId, getSearchConfiguration(language), rows);
  }
}

async function seedStore(db: Database, storeId: string, searchConfiguration: string, rows: StoreRows): Promise<void> {
  const seedHash = createHash('sha256')
    .update(JSON.stringify([searchConfiguration, rows]))
    .digest('hex');
  await db.transaction(async (tx) => {
    // The statement timeout is meant for requests. With it, a slow seed would fail at every start.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.insert(stores).values({ id: storeId, language: searchConfiguration }).onConflictDoNothing();
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
    if (store?.seed === seedHash) return;

    await tx.update(stores).set({ language: searchConfiguration }).where(eq(stores.id, storeId));
    const ids = rows.products.map(({ id }) => id);
    await tx.delete(products).where(and(eq(products.store_id, storeId), inArray(products.id, ids)));
    for (const currency of rows.currencies)
      await tx
        .insert(currencies)
        .values(currency)
        .onConflictDoUpdate({ target: [currencies.store_id, currencies.code], set: currency });
    await tx.insert(products).values(rows.products);
    await tx.insert(variants).values(rows.variants);
    await tx.update(stores).set({ seed: seedHash }).where(eq(stores.id, storeId));
    // PGlite does not collect statistics automatically. Without them, it scans whole tables instead of using an index.
    await tx.execute(sql`analyze stores, currencies, products, variants, words`);
  });
}
