import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@vitrine/i18n';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadTestContent } from '../../contract/seed-content.ts';
import { schema } from '../database/database.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { seedStores } from './seed-stores.ts';

const { products, stores, variants } = schema;
const home = await mkdtemp(join(tmpdir(), 'store-seed-'));
const { db, close } = await openEmbedded(join(home, 'store'), console.warn);
const warnings: string[] = [];
const seed = (loadContent = loadTestContent) => seedStores(db, loadContent, (message) => warnings.push(message));

afterAll(async () => {
  await close();
  await rm(home, { recursive: true });
});

beforeEach(async () => {
  warnings.length = 0;
  await db.delete(stores);
});

const readDatabase = async () => ({
  stores: await db.select().from(stores).orderBy(stores.id),
  products: await db.select().from(products).orderBy(products.store_id, products.id),
  variants: await db.select().from(variants).orderBy(variants.store_id, variants.id),
});

const titleOf = async (storeId: string, id: string) =>
  (await db.select().from(products).where(eq(products.store_id, storeId))).find((product) => product.id === id)?.title;

it('creates a store for each language, with the same products in its own language', async () => {
  await seed();
  const { stores, products } = await readDatabase();
  expect(stores.map(({ id }) => id).sort()).toEqual(languages.map((language) => `vitrine-${language}`).sort());
  expect(new Set(stores.map(({ visible_count }) => visible_count))).toEqual(new Set([14]));
  const idsOf = (storeId: string) => products.filter(({ store_id }) => store_id === storeId).map(({ id }) => id);
  for (const { id } of stores) expect(idsOf(id)).toEqual(idsOf('vitrine-en'));
  expect(await titleOf('vitrine-ar', 'site-audit')).toBe('ar site-audit');
});

it('changes nothing when it runs again', async () => {
  await seed();
  const before = await readDatabase();
  await seed();
  expect(await readDatabase()).toEqual(before);
});

it('updates the statistics of the database, which it needs to choose an index', async () => {
  await seed();
  const known = await db
    .select({ table: sql<string>`relname`, rows: sql<number>`reltuples::int` })
    .from(sql`pg_class`)
    .where(sql`relname in ('stores', 'products', 'variants')`);
  expect(known).toHaveLength(3);
  for (const { table, rows } of known) {
    const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(sql`${sql.identifier(table)}`);
    expect({ table, rows }).toEqual({ table, rows: counted?.rows });
  }
});

it('updates texts that have changed', async () => {
  await seed();
  await seed(async (language) => {
    const content = await loadTestContent(language);
    return { ...content, products: content.products.map((product) => ({ ...product, name: `New ${product.id}` })) };
  });
  expect(await titleOf('vitrine-de', '3')).toBe('New 3');
});

it('does not change products that are not in the seed', async () => {
  await seed();
  const own = { store_id: 'vitrine-en', id: 'own', title: 'Own', order: 99, type: { value: 'digital' } };
  await db.insert(products).values(own);
  await db.update(stores).set({ seed: 'an older one' });
  await seed();
  expect(await titleOf('vitrine-en', 'own')).toBe('Own');
  expect((await db.select().from(stores).where(eq(stores.id, 'vitrine-en')))[0]?.visible_count).toBe(15);
});

it('seeds the other languages when the content of one cannot be loaded, and warns', async () => {
  await seed((language) => (language === 'pt' ? Promise.reject(new Error('no such file')) : loadTestContent(language)));
  expect(await db.select().from(stores)).toHaveLength(languages.length - 1);
  expect(warnings).toEqual(['The store vitrine-pt is not seeded: no such file']);
});

it('leaves a store unchanged when it fails, and completes it the next time', async () => {
  const breaking = async (language: Language) => {
    const content = await loadTestContent(language);
    const twice = content.products.flatMap((product) => [product, product]);
    return language === 'fr' ? { ...content, products: twice } : content;
  };
  await expect(seed(breaking)).rejects.toThrow();
  const broken = await readDatabase();
  expect(broken.stores.map(({ id }) => id)).not.toContain('vitrine-fr');
  expect(broken.products.length).toBe(14 * broken.stores.length);

  await seed();
  const whole = await readDatabase();
  expect(whole.stores).toHaveLength(languages.length);
  expect(whole.products).toHaveLength(14 * languages.length);
  expect(whole.stores.every(({ seed }) => seed !== null)).toBe(true);
});
