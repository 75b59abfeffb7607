import { wireProductList } from '@vitrine/store-client/wire';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { maxMatches } from '../src/catalogue/statements.ts';
import { type OpenDatabase, schema } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { createApp } from '../src/http/app.ts';
import { seedStores } from '../src/seed/seed-stores.ts';
import { loadStoreContent } from '../src/seed/store-rows.ts';
import { openEmbeddedCopy } from './embedded-database.ts';
import { fixtureStoreId, insertFixtureStore, insertManyProducts } from './fixtures.ts';
import { pollOptions } from './poll-options.ts';
import { createTestDatabase } from './postgres-database.ts';

const { products, stores } = schema;

function describeSearch(openDatabase: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    database = await openDatabase();
    await seedStores(database.db, loadStoreContent, console.warn);
    await insertFixtureStore(database.db);
    await insertManyProducts(database.db, 'many', maxMatches + 200);
    app = createApp(database);
  }, 120_000);
  afterAll(() => database?.close());

  const request = (storeId: string, parameters: Record<string, string>) =>
    app.request(`http://store/store/${storeId}/products?${new URLSearchParams(parameters)}`);

  /** Searches a store and resolves to the product ids of the page, in order, and the number of matches. */
  async function search(storeId: string, text: string, parameters: Record<string, string> = {}) {
    const body = await (await request(storeId, { search: text, ...parameters })).json();
    const { products, count } = wireProductList.parse(body);
    expect(wireProductList.parse(body)).toEqual(body);
    return { ids: products.map(({ id }) => id), count };
  }

  it.each([
    ['en', 'a word of the title', 'workshop', 'live-workshop'],
    ['en', 'a word of the subtitle', 'consultant', 'strategy-session'],
    ['en', 'a word of the description', 'minutes summaries', 'prompt-library'],
    ['en', 'another form of a word', 'audited websites', 'site-audit'],
    ['en', 'an incomplete last word', 'dashboard templ', 'dashboard-templates'],
    ['en', 'words in another order', 'voice, BRAND!', 'brand-voice-kit'],
    ['en', 'a stop word and another word', 'the checklist', 'starter-checklist'],
    ['en', 'a typing error', 'wrokshop', 'live-workshop'],
    ['en', 'a missing letter', 'dashbord', 'dashboard-templates'],
    ['en', 'a typing error in one of two words', 'machine lerning', '3'],
    ['en', 'a typing error in an incomplete word', 'dashbr', 'dashboard-templates'],
    ['es', 'another form of a word', 'auditorías', 'site-audit'],
    ['es', 'a word without accents', 'sesion', 'strategy-session'],
    ['es', 'a typing error', 'plantilas', 'dashboard-templates'],
    ['pt', 'another form of a word', 'sessões', 'strategy-session'],
    ['pt', 'words without accents', 'lista de verificacao', 'starter-checklist'],
    ['pt', 'a typing error', 'bibloteca', 'prompt-library'],
    ['fr', 'another form of a word', 'ateliers', 'live-workshop'],
    ['fr', 'a word without accents', 'seance', 'strategy-session'],
    ['fr', 'a word with an apostrophe', "kit d'identité", 'brand-voice-kit'],
    ['fr', 'a typing error', 'bibliotèhque', 'prompt-library'],
    ['de', 'another form of a word', 'Vorlage Dashboards', 'dashboard-templates'],
    ['de', 'words without umlauts', 'fur den buroalltag', 'prompt-library'],
    ['de', 'a part of a compound', 'Gespräch', 'strategy-session'],
    ['de', 'a typing error', 'Bibliotek', 'prompt-library'],
    ['ar', 'a word of the title', 'ورشة', 'live-workshop'],
    ['ar', 'another form of a word', 'الورشة', 'live-workshop'],
    ['ar', 'another form of a letter', 'ورشه', 'live-workshop'],
    ['ar', 'a word without hamza', 'الاوامر', 'prompt-library'],
    ['ar', 'a word with vowel marks', 'مَكتَبة', 'prompt-library'],
    ['ar', 'a typing error', 'استراتجية', 'strategy-session'],
  ])('finds a product in the store vitrine-%s by %s: %s', async (language, _, text, id) => {
    const { ids } = await search(`vitrine-${language}`, text);
    expect(ids[0]).toBe(id);
  });

  it('ranks a product with the word in its title before one with the word in its description', async () => {
    const { ids } = await search('vitrine-en', 'prompts');
    expect(ids[0]).toBe('prompt-library');
    const template = await search('vitrine-en', 'template');
    expect(template).toEqual({ ids: ['dashboard-templates', 'brand-voice-kit'], count: 2 });
  });

  it.each(['zebra', '!!!', '&', 'how to', 'workshop zebra'])('finds nothing for %s', async (text) => {
    expect(await search('vitrine-en', text)).toEqual({ ids: [], count: 0 });
  });

  it('does not find names of HTML tags and entities', async () => {
    expect(await search('vitrine-en', 'p amp')).toEqual({ ids: [], count: 0 });
  });

  it('returns the normalized words of the search, and none without a search', async () => {
    const fetchSearchedWords = async (parameters: Record<string, string>) =>
      (await (await request('vitrine-en', parameters)).json()).search;
    expect(await fetchSearchedWords({ search: ' Live  WORKSHOP! ' })).toBe('live workshop');
    expect(await fetchSearchedWords({ search: 'a b c d e f g h i j' })).toBe('a b c d e f g h');
    expect(await fetchSearchedWords({})).toBeUndefined();
  });

  it('returns a page of the matching products and their count', async () => {
    const { ids, count } = await search('vitrine-en', 'course');
    expect(count).toBe(ids.length);
    expect(count).toBeGreaterThanOrEqual(2);
    expect(await search('vitrine-en', 'course', { limit: '1' })).toEqual({ ids: ids.slice(0, 1), count });
    expect(await search('vitrine-en', 'course', { limit: '1', offset: '1' })).toEqual({ ids: ids.slice(1, 2), count });
    expect(await search('vitrine-en', 'course', { offset: '50' })).toEqual({ ids: [], count });
  });

  it('sorts the matches by a field, and applies the other parameters to them', async () => {
    const byRank = await search('vitrine-en', 'template');
    const byOrder = await search('vitrine-en', 'template', { sort_by: 'order', order: 'DESC' });
    expect(byOrder.ids).toEqual(['brand-voice-kit', 'dashboard-templates']);
    const byTitle = await search('vitrine-en', 'template', { sort_by: 'title' });
    expect(byTitle.ids).toEqual(['brand-voice-kit', 'dashboard-templates']);
    expect(byRank.ids).toEqual(['dashboard-templates', 'brand-voice-kit']);
    const onlyBrandVoiceKit = { ids: ['brand-voice-kit'], count: 1 };
    expect(await search('vitrine-en', 'template', { 'ids[]': 'brand-voice-kit-default' })).toEqual(onlyBrandVoiceKit);
    expect(await search('vitrine-en', 'template', { to_date: '2025-08-05' })).toEqual({
      ids: ['dashboard-templates'],
      count: 1,
    });
  });

  it('finds hidden products only with is_hidden=true, and nothing for a misspelled word of a hidden product', async () => {
    expect(await search(fixtureStoreId, 'dew')).toEqual({ ids: [], count: 0 });
    expect(await search(fixtureStoreId, 'dew', { is_hidden: 'true' })).toEqual({ ids: ['date'], count: 1 });
    const figcake = { store_id: fixtureStoreId, id: 'fig', title: 'Figcake', order: 9, type: { value: 'digital' } };
    await database.db.insert(products).values({ ...figcake, is_hidden: true });
    expect(await search(fixtureStoreId, 'figcaek')).toEqual({ ids: [], count: 0 });
  });

  it('finds a product in its own store only', async () => {
    expect(await search('vitrine-en', 'cider')).toEqual({ ids: [], count: 0 });
    expect((await search(fixtureStoreId, 'cider')).ids).toEqual(['apple']);
  });

  /** Polls a search in the fixture store, because the cache is cleared by a notification, which arrives after a change. */
  const expectFound = (text: string, ids: string[]) =>
    expect.poll(async () => (await search(fixtureStoreId, text)).ids, pollOptions).toEqual(ids);

  it('finds a product by words that a character joins', async () => {
    const isApple = and(eq(products.store_id, fixtureStoreId), eq(products.id, 'apple'));
    const subtitle = 'GPT-4 and Node.js: PDF/EPUB, été/hiver, version 1.5, someone@example.com';
    await database.db.update(products).set({ subtitle }).where(isApple);
    for (const text of ['gpt-4', 'node.js', 'pdf/epub', 'EPUB', 'hiver', 'version 1.5', 'someone@example.com'])
      await expectFound(text, ['apple']);
  });

  it('finds a product by its new title, and not by its old title', async () => {
    const isApple = and(eq(products.store_id, fixtureStoreId), eq(products.id, 'apple'));
    await database.db.update(products).set({ title: 'Lemonade' }).where(isApple);
    await expectFound('lemonad', ['apple']);
    await expectFound('cider', []);
    await database.db.update(products).set({ title: 'Cider' }).where(isApple);
    await expectFound('cider', ['apple']);
  });

  it('stems words by the rules of the new language of a store, and does not stem them if the language is unknown', async () => {
    const setLanguage = (language: string) =>
      database.db.update(stores).set({ language }).where(eq(stores.id, fixtureStoreId));
    await expectFound('ales', []);
    await setLanguage('english');
    await expectFound('ales', ['cherry']);
    await setLanguage('klingon');
    await expectFound('ales', []);
    await expectFound('ale', ['cherry']);
  });

  it('finds at most 1,000 products', async () => {
    const { ids, count } = await search('many', 'product', { limit: '12' });
    expect(ids).toHaveLength(12);
    expect(count).toBe(maxMatches);
    expect(await search('many', 'product', { offset: String(maxMatches) })).toEqual({ ids: [], count });
    expect((await search('many', 'product 1150')).ids).toEqual(['product-1150']);
  });

  it.each([
    "'",
    '"',
    "'; drop table products; --",
    "product' | 'x",
    '\\',
    "\\' & !x:*",
    'a & b | !c <-> (d)',
    ':*',
    'x:*A',
    '%_%',
    '$1 $$ %s',
    '🍎 \u202e \u200b',
    '́́́',
    '\u0640'.repeat(5),
    '\ufffd',
    'ﷺ'.repeat(20),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'ß'.repeat(100),
    'İ'.repeat(100),
    '12345678901234567890 1e999 -0 0x1f',
  ])('responds with 200 and a list to %j', async (text) => {
    const response = await request('vitrine-en', { search: text });
    expect(response.status).toBe(200);
    const { products, count } = wireProductList.parse(await response.json());
    expect(count).toBe(products.length);
  });

  it.each([
    ['an empty text', ''],
    ['only whitespace', ' \t\u00a0 '],
    ['101 characters', 'x'.repeat(101)],
    ['a character that the database cannot store', 'a\0b'],
  ])('responds with 400 to %s', async (_, text) => {
    const response = await request('vitrine-en', { search: text });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { message: 'search must be a text of 1 to 100 characters.', parameter: 'search' },
    });
  });

  it('does not count repeated whitespace as characters', async () => {
    const response = await request('vitrine-en', { search: `  ${'x'.repeat(50)}${' '.repeat(200)}${'y'.repeat(49)} ` });
    expect(response.status).toBe(200);
  });
}

describe('the search in the embedded database', () => describeSearch(openEmbeddedCopy));

const database = await createTestDatabase(inject('postgresUrl'));
describe('the search in PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeSearch(() => openPostgres(database.url));
  } else {
    it('is not tested, because PostgreSQL is not available', () => expect(process.env.CI).toBeFalsy());
  }
});
