import { createHash } from 'node:crypto';
import { type Language, languages } from '@vitrine/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { type StoreRows, storeRows } from './store-rows.ts';
import type { StoreTexts } from './store-texts.ts';

const { currencies, products, stores, variants } = schema;

/** The id of the store that speaks a language. */
export const storeIdOf = (language: Language) => `vitrine-${language}`;

/**
 * Brings the stores of all languages to what the seed says, each in one transaction: an end in the middle leaves a store as it was,
 * and the next start completes it. A store that holds this very seed is left alone; products that are not of the seed always are.
 * A language whose texts are missing does not take the others down: its store stays as it was, and `warn` is told.
 */
export async function seedStores(
  db: Database,
  loadTexts: (language: Language) => Promise<StoreTexts>,
  warn: (message: string) => void,
): Promise<void> {
  for (const language of languages) {
    const storeId = storeIdOf(language);
    const rows = await loadTexts(language)
      .then((texts) => storeRows(storeId, language, texts))
      .catch((error) => {
        warn(`The store ${storeId} is not seeded: ${error.message}`);
      });
    if (rows) await seedStore(db, storeId, rows);
  }
}

async function seedStore(db: Database, storeId: string, rows: StoreRows): Promise<void> {
  const seed = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  await db.transaction(async (tx) => {
    // The limit is for questions. A start that loses against it would fail each time.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.insert(stores).values({ id: storeId }).onConflictDoNothing();
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
    if (store?.seed === seed) return;

    const ids = rows.products.map(({ id }) => id);
    await tx.delete(products).where(and(eq(products.store_id, storeId), inArray(products.id, ids)));
    for (const currency of rows.currencies)
      await tx
        .insert(currencies)
        .values(currency)
        .onConflictDoUpdate({ target: [currencies.store_id, currencies.code], set: currency });
    await tx.insert(products).values(rows.products);
    await tx.insert(variants).values(rows.variants);
    await tx.update(stores).set({ seed }).where(eq(stores.id, storeId));
    // PGlite gathers no statistics by itself, and without them it reads whole tables where an index would do.
    await tx.execute(sql`analyze stores, currencies, products, variants`);
  });
}
