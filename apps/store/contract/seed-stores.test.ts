import { type Language, languages } from '@vitrine/i18n';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../src/database/database.ts';
import { seedStores } from '../src/seed/seed-stores.ts';
import { openEmbeddedCopy } from './embedded-database.ts';
import { loadTestContent } from './test-content.ts';

const { products, stores, variants } = schema;
const { db, close } = await openEmbeddedCopy();
const warnings: string[] = [];
const seed = (loadContent = loadTestContent) => seedStores(db, loadContent, (message) => warnings.push(message));

afterAll(close);

beforeEach(async () => {
  warnings.length = 0;
  await db.delete(stores);
});

const readDatabase = async () => ({
  stores: await db.select().from(stores).orderBy(stores.id),
  products: await db.select().from(products).orderBy(products.store_id, products.id),
  variants: await db.select().from(variants).orderBy(variants.store_id, variants.id),
});

const readTitle = async (storeId: string, id: string) =>
  (await db.select().from(products).where(eq(products.store_id, storeId))).find((product) => product.id === id)?.title;

it('creates a store for each language, with the same products and translated titles', async () => {
  await seed();
  const { stores, products } = await readDatabase();
  expect(stores.map(({ id }) => id).sort()).toEqual(languages.map((language) => `vitrine-${language}`).sort());
  expect(new Set(stores.map(({ visible_count }) => visible_count))).toEqual(new Set([14]));
  const getProductIds = (storeId: string) =>
    products.filter(({ store_id }) => store_id === storeId).map(({ id }) => id);
  for (const { id } of stores) expect(getProductIds(id)).toEqual(getProductIds('vitrine-en'));
  expect(await readTitle('vitrine-ar', 'site-audit')).toBe('ar site-audit');
});

it('changes nothing when it runs again', async () => {
  await seed();
  const firstState = await readDatabase();
  await seed();
  expect(await readDatabase()).toEqual(firstState);
});

it('updates the statistics that the query planner needs to choose an index', async () => {
  await seed();
  const statistics = await db
    .select({ table: sql<string>`relname`, rowCount: sql<number>`reltuples::int` })
    .from(sql`pg_class`)
    .where(sql`relname in ('stores', 'products', 'variants')`);
  expect(statistics).toHaveLength(3);
  for (const { table, rowCount } of statistics) {
    const [counted] = await db.select({ rowCount: sql<number>`count(*)::int` }).from(sql`${sql.identifier(table)}`);
    expect({ table, rowCount }).toEqual({ table, rowCount: counted?.rowCount });
  }
});

it('updates content that has changed', async () => {
  await seed();
  await seed(async (language) => {
    const content = await loadTestContent(language);
    return { ...content, products: content.products.map((product) => ({ ...product, name: `New ${product.id}` })) };
  });
  expect(await readTitle('vitrine-de', '3')).toBe('New 3');
});

it('does not change products that are not in the seed', async () => {
  await seed();
  const otherProduct = { store_id: 'vitrine-en', id: 'other', title: 'Other', order: 99, type: { value: 'digital' } };
  await db.insert(products).values(otherProduct);
  await db.update(stores).set({ seed: 'an older seed' });
  await seed();
  expect(await readTitle('vitrine-en', 'other')).toBe('Other');
  expect((await db.select().from(stores).where(eq(stores.id, 'vitrine-en')))[0]?.visible_count).toBe(15);
});

it('seeds the other languages when the content of one cannot be loaded, and warns', async () => {
  await seed((language) => (language === 'pt' ? Promise.reject(new Error('no such file')) : loadTestContent(language)));
  expect(await db.select().from(stores)).toHaveLength(languages.length - 1);
  expect(warnings).toEqual(['The store vitrine-pt is not seeded: no such file']);
});

it('rolls a store back when its seed fails, and seeds it the next time', async () => {
  const loadDuplicateProducts = async (language: Language) => {
    const content = await loadTestContent(language);
    const duplicates = content.products.flatMap((product) => [product, product]);
    return language === 'fr' ? { ...content, products: duplicates } : content;
  };
  await expect(seed(loadDuplicateProducts)).rejects.toThrow();
  const afterFailure = await readDatabase();
  expect(afterFailure.stores.map(({ id }) => id)).not.toContain('vitrine-fr');
  expect(afterFailure.products.length).toBe(14 * afterFailure.stores.length);

  await seed();
  const afterSuccess = await readDatabase();
  expect(afterSuccess.stores).toHaveLength(languages.length);
  expect(afterSuccess.products).toHaveLength(14 * languages.length);
  expect(afterSuccess.stores.every(({ seed }) => seed !== null)).toBe(true);
});
