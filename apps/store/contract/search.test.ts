import { normalizeSearchText } from '@vitrine/i18n/search';
import { foundExamples, notFoundExamples } from '@vitrine/i18n/search/examples';
import { createLogger, createMetrics } from '@vitrine/server';
import { wireProductList } from '@vitrine/store-client/wire';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { createApp } from '../src/http/app.ts';
import { loadSeedStores, seedStores } from '../src/seed/seed-stores.ts';
import { loadStoreContent } from '../src/seed/store-products.ts';
import { describeEachDatabase } from './each-database.ts';
import { createProduct, fixtureStoreId, insertFixtureStore, insertStore, uncachedSettings } from './fixtures.ts';

describeEachDatabase((openDatabase) => {
  let database: Database;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    database = await openDatabase();
    await seedStores(database, await loadSeedStores(loadStoreContent, console.warn), console.warn);
    await insertFixtureStore(database);
    const logger = createLogger('store', 'warn');
    app = createApp(database, { settings: uncachedSettings, logger, metrics: createMetrics() });
  });
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

  it('follows the rules of the shared examples, in titles, subtitles and descriptions', async () => {
    const fields = ['title', 'subtitle', 'description'] as const;
    const examples = [...foundExamples, ...notFoundExamples].filter(([search]) => search !== '');
    for (const [index, field] of fields.entries()) {
      const products = examples.map(([, text], example) =>
        createProduct({ id: `p${example}`, title: '-', [field]: text }),
      );
      await insertStore(database, `examples-${index}`, products);
      for (const [example, [text, found]] of examples.entries()) {
        const { ids } = await search(`examples-${index}`, text);
        expect({ text, found, isFound: ids.includes(`p${example}`) }).toEqual({
          text,
          found,
          isFound: example < foundExamples.length,
        });
      }
    }
  });

  it('normalizes texts as the site does', async () => {
    const texts = [...foundExamples, ...notFoundExamples].flat().filter((text) => normalizeSearchText(text) !== '');
    const rows = await database.query<{ words: string }>(sql`
      select trim(search_text(text)) as words from unnest(${texts}::text[]) with ordinality as texts (text, n) order by n`);
    expect(rows.map(({ words }) => words)).toEqual(texts.map(normalizeSearchText));
  });

  it.each([
    ['en', 'a word of the title', 'workshop', 'live-workshop'],
    ['en', 'a word of the subtitle', 'preparation', 'strategy-session'],
    ['en', 'a word of the description', 'minutes summaries', 'prompt-library'],
    ['en', 'an incomplete last word', 'dashboard templ', 'dashboard-templates'],
    ['en', 'words in another order', 'voice, BRAND!', 'brand-voice-kit'],
    ['en', 'a typing error', 'wrokshop', 'live-workshop'],
    ['en', 'a typing error in one of two words', 'machine lerning', '3'],
    ['es', 'a word without accents', 'sesion', 'strategy-session'],
    ['pt', 'words without accents', 'lista de verificacao', 'starter-checklist'],
    ['fr', 'a word with an apostrophe', "kit d'identité", 'brand-voice-kit'],
    ['fr', 'a typing error', 'bibliotèhque', 'prompt-library'],
    ['de', 'a typing error', 'Bibliotek', 'prompt-library'],
    ['ar', 'a word with its article', 'الورشة', 'live-workshop'],
    ['ar', 'a word without hamza', 'الاوامر', 'prompt-library'],
    ['ar', 'a typing error', 'استراتجية', 'strategy-session'],
    ['ar', 'Persian digits', '۱۸۰', 'prompt-library'],
  ])('finds a product in the store vitrine-%s by %s: %s', async (language, _, text, id) => {
    expect((await search(`vitrine-${language}`, text)).ids).toContain(id);
  });

  it('lists products with the exact word first, and those with the word in their title before others', async () => {
    await insertStore(database, 'ranked', [
      createProduct({ id: 'typo', title: 'Guife guife guife', order: 1 }),
      createProduct({ id: 'description', title: 'x', description: '<p>Guide</p>', order: 2 }),
      createProduct({ id: 'title', title: 'Guide', order: 3 }),
    ]);
    expect((await search('ranked', 'guide')).ids).toEqual(['title', 'description', 'typo']);
  });

  it.each(['zebra', '!!!', '&', 'workshop zebra'])('finds nothing for %s', async (text) => {
    expect(await search('vitrine-en', text)).toEqual({ ids: [], count: 0 });
  });

  it('does not find names of HTML tags and entities', async () => {
    await insertStore(database, 'html', [createProduct({ id: 'html', description: '<strong>A</strong>&nbsp;&#233;' })]);
    for (const text of ['strong', 'nbsp', '233']) expect(await search('html', text)).toEqual({ ids: [], count: 0 });
  });

  it('returns the normalized words of the search, and none without a search', async () => {
    const fetchSearchedWords = async (parameters: Record<string, string>) =>
      (await (await request('vitrine-en', parameters)).json()).search;
    expect(await fetchSearchedWords({ search: ' Live  WORKSHOP! ' })).toBe('live workshop');
    expect(await fetchSearchedWords({ search: 'E-Book' })).toBe('e-book');
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
    const { ids } = await search(fixtureStoreId, 'e', { sort_by: 'title', is_hidden: 'true' });
    expect(ids).toEqual([]);
    const matches = ['apple', 'berry', 'cherry'].map((id) => createProduct({ id, title: `Tea ${id}` }));
    await insertStore(database, 'teas', matches);
    const descending = await search('teas', 'tea', { sort_by: 'title', order: 'DESC' });
    expect(descending).toEqual({ ids: ['cherry', 'berry', 'apple'], count: 3 });
    expect(await search('teas', 'tea', { 'ids[]': 'berry-only' })).toEqual({ ids: ['berry'], count: 1 });
    expect(await search('teas', 'tea', { to_date: '2020-01-01' })).toEqual({ ids: [], count: 0 });
  });

  it('finds hidden products only with is_hidden=true or by their ids, and corrects no typing error to their words', async () => {
    await insertStore(database, 'hidden', [
      createProduct({ id: 'fig', title: 'Figcake', is_hidden: true }),
      createProduct({ id: 'plum', title: 'Plum' }),
    ]);
    expect(await search('hidden', 'figcake')).toEqual({ ids: [], count: 0 });
    expect(await search('hidden', 'figcake', { is_hidden: 'true' })).toEqual({ ids: ['fig'], count: 1 });
    expect(await search('hidden', 'figcake', { 'ids[]': 'fig' })).toEqual({ ids: ['fig'], count: 1 });
    expect(await search('hidden', 'figcaek', { is_hidden: 'true' })).toEqual({ ids: [], count: 0 });
  });

  it('finds a product in its own store only', async () => {
    expect(await search('vitrine-en', 'cider')).toEqual({ ids: [], count: 0 });
    expect((await search(fixtureStoreId, 'cider')).ids).toEqual(['apple']);
  });

  it('finds a product by a title that was changed with SQL, and not by its old title', async () => {
    await database.query(sql`
      update products set document = jsonb_set(document, '{title}', '"Lemonade"')
      where store_id = ${fixtureStoreId} and id = 'apple'`);
    expect((await search(fixtureStoreId, 'lemonad')).ids).toEqual(['apple']);
    expect((await search(fixtureStoreId, 'cider')).ids).toEqual([]);
    await insertFixtureStore(database);
    expect((await search(fixtureStoreId, 'cider')).ids).toEqual(['apple']);
  });

  it('forgets the words of products that an import has removed', async () => {
    await insertStore(database, 'words', [createProduct({ id: 'a', title: 'Marmalade' })]);
    expect((await search('words', 'marmelade')).ids).toEqual(['a']);
    await insertStore(database, 'words', [createProduct({ id: 'a', title: 'Jam' })]);
    const rows = await database.query(sql`select word from words where store_id = 'words'`);
    expect(rows).toEqual([]);
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
    'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p',
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
});
