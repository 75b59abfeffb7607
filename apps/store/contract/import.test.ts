import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wireProductList } from '@vitrine/store-client/wire';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectProductList } from '../src/catalogue/statements.ts';
import { importCatalogue } from '../src/commands/import-catalogue.ts';
import type { Database } from '../src/database/database.ts';
import { describeEachDatabase } from './each-database.ts';
import { createProduct, deleteStores } from './fixtures.ts';

/** A captured response of the hosted API, with one product. */
const sampleFile = fileURLToPath(new URL('../../../packages/store-client/test/products.sample.json', import.meta.url));

describeEachDatabase((openDatabase) => {
  let database: Database;
  let folder: string;
  let output: string[];

  beforeAll(async () => {
    database = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    output = [];
    await deleteStores(database);
  });

  const run = (source: string, options: { storeId?: string; isDryRun?: boolean } = {}) =>
    importCatalogue(database, { isDryRun: false, ...options, source, print: (line) => void output.push(line) });

  /** Imports a file with this content into the store `shop`. */
  async function importContent(content: unknown, options = {}) {
    const file = join(folder, 'shop.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return run(file, options);
  }

  const importProducts = (products: unknown[], options = {}) => importContent({ products }, options);

  async function readProducts(storeId = 'shop') {
    const query = { ids: undefined, offset: 0, limit: 100, order: 'ASC', sortBy: 'order' } as const;
    const [row] = await database.query<{ body: string }>(
      selectProductList(storeId, { ...query, includeHidden: true, updatedBefore: undefined, search: undefined }),
    );
    return row && wireProductList.parse(JSON.parse(row.body)).products;
  }
  const readTitles = async () => (await readProducts())?.map(({ title }) => title);
  const readStock = async () => {
    const rows = await database.query<{ id: string; inventory_quantity: number | null }>(
      sql`select id, inventory_quantity from variants order by id`,
    );
    return Object.fromEntries(rows.map(({ id, inventory_quantity }) => [id, inventory_quantity]));
  };

  it('imports a response of the hosted API, and keeps its unknown fields', async () => {
    expect(await run(sampleFile, { storeId: 'sample' })).toBe(true);
    expect(output).toEqual(['sample: 1 added, 0 changed, 0 unchanged, 0 removed, 0 rejected']);
    expect(await readProducts('sample')).toMatchObject([
      { title: 'Example Home Inverter 900VA', variants: [{ prices: [{ amount: 850_000, currency_code: 'inr' }] }] },
    ]);
    const [row] = await database.query<{ handle: string }>(sql`select document->>'url_handle' as handle from products`);
    expect(row?.handle).toBe('example-inverter-900-va');
  });

  it('replaces the products of the store, and says what has changed', async () => {
    await importProducts([createProduct({ id: 'a' }), createProduct({ id: 'b' }), createProduct({ id: 'c' })]);
    await database.query(sql`update products set document = document || '{"updated_at": "2026-01-01T00:00:00.000Z"}'`);
    output = [];
    const updated_at = '2026-01-01T00:00:00Z';
    await importProducts([
      createProduct({ id: 'a', updated_at, order: 1 }),
      createProduct({ id: 'b', updated_at, title: 'B' }),
      createProduct({ id: 'd' }),
    ]);
    expect(output).toEqual(['shop: 1 added, 1 changed, 1 unchanged, 1 removed, 0 rejected']);
    expect(await readTitles()).toEqual(['a', 'B', 'd']);
  });

  it('does not change other stores', async () => {
    await importProducts([createProduct({ id: 'a' })], { storeId: 'other' });
    await importProducts([createProduct({ id: 'b' })]);
    expect(await readProducts('other')).toMatchObject([{ id: 'a' }]);
  });

  it('writes nothing with a dry run', async () => {
    await importProducts([createProduct({ id: 'a' })]);
    await importProducts([createProduct({ id: 'b' })], { isDryRun: true });
    expect(output[1]).toBe(
      'shop: 1 added, 0 changed, 0 unchanged, 1 removed, 0 rejected (dry run: nothing is written)',
    );
    expect(await readTitles()).toEqual(['a']);
  });

  it('imports the stock, and keeps the stock that the store has for a variant without one', async () => {
    const managed = { manage_inventory: true };
    const products = [
      createProduct({ id: 'a' }, [
        { id: 'a-1', ...managed, inventory_quantity: 5 },
        { id: 'a-2', ...managed },
      ]),
    ];
    await importContent({ products, variants: [{ id: 'a-2', inventory_quantity: 7 }] });
    expect(await readStock()).toEqual({ 'a-1': 5, 'a-2': 7 });
    await importProducts([
      createProduct({ id: 'a' }, [
        { id: 'a-2', ...managed },
        { id: 'a-3', ...managed },
      ]),
    ]);
    expect(await readStock()).toEqual({ 'a-2': 7, 'a-3': null });
  });

  it('imports the others and keeps the old version of a rejected product', async () => {
    await importProducts([createProduct({ id: 'a', title: 'old' }), createProduct({ id: 'b', title: 'old' })]);
    output = [];
    const isComplete = await importProducts([
      { ...createProduct({ id: 'a' }), title: 5 },
      createProduct({ id: 'b', title: 'new' }),
    ]);
    expect(isComplete).toBe(false);
    expect(output).toEqual([
      'Rejected product 1 (a):',
      '  title: Invalid input: expected string, received number',
      'shop: 0 added, 1 changed, 0 unchanged, 0 removed, 1 rejected',
    ]);
    expect(await readTitles()).toEqual(['old', 'new']);
  });

  describe('rejects a product with', () => {
    const product = createProduct({ id: 'bad' });
    const withVariant = (fields: object) => ({ ...product, variants: [{ ...product.variants[0], ...fields }] });
    const withPrice = (fields: object) => withVariant({ prices: [{ ...product.variants[0]?.prices[0], ...fields }] });

    it.each<[reason: string, product: unknown]>([
      ['id', { ...product, id: '' }],
      ['id', { ...product, id: 7 }],
      ['title', { ...product, title: '' }],
      ['subtitle', { ...product, subtitle: {} }],
      ['ribbon_text', { ...product, ribbon_text: 1 }],
      ['description', { ...product, description: 'x'.repeat(200_001) }],
      ['thumbnail', { ...product, thumbnail: [] }],
      ['slug', { ...product, slug: false }],
      ['site_product_selection', { ...product, site_product_selection: 0 }],
      ['purchasable', { ...product, purchasable: 'yes' }],
      ['is_available', { ...product, is_available: null }],
      ['is_hidden', { ...product, is_hidden: 'no' }],
      ['order', { ...product, order: '1' }],
      ['updated_at', { ...product, updated_at: 'yesterday' }],
      ['type.value', { ...product, type: {} }],
      ['images[0].url', { ...product, images: [{}] }],
      ['options[0].values', { ...product, options: [{ id: 'o', title: 'O' }] }],
      ['product_collections[0].collection_id', { ...product, product_collections: [{ product_id: 'p', order: 0 }] }],
      ['additional_info[0].description', { ...product, additional_info: [{ id: 'i', order: 0, title: 'T' }] }],
      ['custom_fields[0].title', { ...product, custom_fields: [{ id: 'f', is_required: true }] }],
      ['related_products', { ...product, related_products: 'none' }],
      ['variants', { ...product, variants: [] }],
      ['variants', { ...product, variants: undefined }],
      ['variants[0].id', withVariant({ id: null })],
      ['variants[0].manage_inventory', withVariant({ manage_inventory: 1 })],
      ['variants[0].inventory_quantity', withVariant({ inventory_quantity: 1.5 })],
      ['variants[0].weight', withVariant({ weight: 'heavy' })],
      ['variants[0].prices', withVariant({ prices: [] })],
      ['variants[0].prices[0].amount', withPrice({ amount: -1 })],
      ['variants[0].prices[0].amount', withPrice({ amount: 9.99 })],
      ['variants[0].prices[0].amount', withPrice({ amount: '5' })],
      ['variants[0].prices[0].sale_amount', withPrice({ sale_amount: -1 })],
      ['variants[0].prices[0].currency_code', withPrice({ currency_code: 'EURO' })],
      ['variants[0].prices[0].currency.template', withPrice({ currency: { template: 'free' } })],
      ['variants[0].prices[0].currency.decimal_digits', withPrice({ currency: { decimal_digits: 99 } })],
      ['variants', { ...product, variants: [...product.variants, ...product.variants] }],
      ['it contains a character that the database cannot store', { ...product, title: 'a\0b' }],
      ['it contains a character that the database cannot store', { ...product, extra: ['\ud800'] }],
      ['id: another product has the same id', { ...product, id: 'good' }],
      ['variants: another variant has the same id, good-only', withVariant({ id: 'good-only' })],
      ['Invalid input', null],
      ['Invalid input', 'product'],
    ])('an invalid field: %s', async (reason, invalidProduct) => {
      expect(await importProducts([createProduct({ id: 'good' }), invalidProduct])).toBe(false);
      expect(output[0]).toMatch(/^Rejected product 2/);
      expect(output[1]).toContain(`  ${reason}`);
      expect(await readTitles()).toEqual(['good']);
    });

    it('several invalid fields, and names them all', async () => {
      await importProducts([createProduct({ id: 'good' }), { id: 'bad', title: 1, order: 'x', variants: 'none' }]);
      expect(output.slice(1, 4).map((line) => line.split(':')[0])).toEqual(['  title', '  order', '  variants']);
    });
  });

  it('gives missing fields their defaults', async () => {
    const price = { amount: 1000, currency_code: 'jpy' };
    await importProducts([{ id: 'bare', title: 'Bare', variants: [{ id: 'bare-1', prices: [price] }] }]);
    expect(await readProducts()).toMatchObject([
      {
        order: 1,
        purchasable: true,
        images: [],
        variants: [{ prices: [{ sale_amount: null, currency: { symbol: '¥', decimal_digits: 0, template: '¥$1' } }] }],
      },
    ]);
  });

  it.each([
    ['text that is not JSON', '{"products": [', /shop\.json is not JSON/],
    ['JSON without products', '{}', /not a response of the product list: products/],
    ['a list', '[]', /not a response of the product list/],
    ['no product', '{"products": []}', /no valid product/],
    ['only invalid products', '{"products": [{}]}', /no valid product/],
  ])('changes nothing for %s', async (_, content, error) => {
    await importProducts([createProduct({ id: 'a' })]);
    await expect(importContent(content)).rejects.toThrow(error);
    expect(await readTitles()).toEqual(['a']);
  });

  it('rejects a file that does not exist, and an id that no URL could contain', async () => {
    await expect(run(join(folder, 'missing.json'))).rejects.toThrow('ENOENT');
    await expect(run(sampleFile)).rejects.toThrow('"products.sample" cannot be the id of a store');
  });

  it('imports all pages of a product list and the stock from a URL', async () => {
    const products = Array.from({ length: 230 }, (_, index) => createProduct({ id: `p${index}` }));
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.test');
      if (pathname !== '/store/remote/products') {
        const ids = searchParams.getAll('product_ids[]');
        const variants = ids.map((id) => ({ id: `${id}-only`, inventory_quantity: Number(id.slice(1)) }));
        response.end(JSON.stringify({ variants }));
        return;
      }
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      const page = products.slice(offset, offset + limit);
      response.end(JSON.stringify({ products: page, count: products.length, offset, limit }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await run(`${origin}/store/remote/products`);
      expect(output).toEqual(['remote: 230 added, 0 changed, 0 unchanged, 0 removed, 0 rejected']);
      expect(await readStock()).toMatchObject({ 'p0-only': 0, 'p229-only': 229 });
    } finally {
      server.close();
    }
  });

  it('imports 5,000 products', async () => {
    const products = Array.from({ length: 5000 }, (_, index) => createProduct({ id: `p${index}` }));
    expect(await importProducts(products)).toBe(true);
    expect(output).toEqual(['shop: 5000 added, 0 changed, 0 unchanged, 0 removed, 0 rejected']);
  });
});
