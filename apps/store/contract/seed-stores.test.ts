import { type Language, languages } from '@vitrine/i18n';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { loadSeedStores, seedStores } from '../src/seed/seed-stores.ts';
import { describeEachDatabase } from './each-database.ts';
import { createProduct, deleteStores, insertStore } from './fixtures.ts';
import { loadTestContent } from './test-content.ts';

describeEachDatabase((openDatabase) => {
  let database: Database;
  let messages: string[];
  const report = (message: string) => void messages.push(message);
  const seed = async (loadContent = loadTestContent) =>
    seedStores(database, await loadSeedStores(loadContent, report), report);
  const countProducts = () =>
    database.query<{ store_id: string; count: number }>(
      sql`select store_id, count(*)::int as count from products group by store_id order by store_id`,
    );
  const readTitles = (storeId: string) =>
    database.query<{ id: string; title: string }>(
      sql`select id, document->>'title' as title from products where store_id = ${storeId} order by "order"`,
    );

  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    messages = [];
    await deleteStores(database);
  });

  it('creates a store for each language, with the same products and translated titles', async () => {
    await seed();
    const storeIds = languages.map((language) => `vitrine-${language}`).sort();
    expect(await countProducts()).toEqual(storeIds.map((store_id) => ({ store_id, count: 14 })));
    expect(await readTitles('vitrine-ar')).toContainEqual({ id: 'site-audit', title: 'ar site-audit' });
    expect(messages).toEqual([]);
  });

  it('never changes a store that exists', async () => {
    await insertStore(database, 'vitrine-fr', [createProduct({ id: 'own', title: 'Own' })]);
    await seed();
    await database.query(sql`delete from products where store_id = 'vitrine-de' and id = '3'`);
    await seed();
    expect(await readTitles('vitrine-fr')).toEqual([{ id: 'own', title: 'Own' }]);
    expect(await readTitles('vitrine-de')).toHaveLength(13);
    expect(messages).toContain('vitrine-fr exists and is not changed.');
  });

  it('creates the other stores when the content of one cannot be loaded, and reports it', async () => {
    const failInPortuguese = (language: Language) =>
      language === 'pt' ? Promise.reject(new Error('no such file')) : loadTestContent(language);
    await seed(failInPortuguese);
    expect(await countProducts()).toHaveLength(languages.length - 1);
    expect(messages).toEqual(['vitrine-pt cannot be created: no such file']);
  });
});
