import { wireProductList, wireProductResponse, wireVariantList } from '@vitrine/store-client/wire';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { createProduct, fixtureStoreId, insertStore } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

/** Tests the responses of the three routes. */
export function describeResponses(server: TestServer) {
  describe('the list of products', () => {
    it('has exactly the fields of the wire format', async () => {
      for (const storeId of [fixtureStoreId, 'vitrine-en']) {
        const { body } = await server.fetchJson('/products', storeId);
        expect(wireProductList.parse(body)).toEqual(body);
      }
    });

    it('does not contain the stock', async () => {
      const { body } = await server.fetchJson('/products');
      expect(JSON.stringify(body)).not.toContain('inventory_quantity');
    });

    it('has up to 100 visible products in ascending order by default', async () => {
      expect(await server.listProducts('')).toEqual({ ids: ['cherry', 'apple', 'berry'], count: 3 });
      expect((await server.fetchJson('/products')).body).toMatchObject({ offset: 0, limit: 100 });
    });

    it('includes hidden products with is_hidden=true', async () => {
      expect(await server.listProducts('?is_hidden=true')).toEqual({
        ids: ['cherry', 'apple', 'berry', 'date'],
        count: 4,
      });
      expect(await server.listProducts('?is_hidden=false')).toEqual({ ids: ['cherry', 'apple', 'berry'], count: 3 });
    });

    it.each([
      ['?order=DESC', ['berry', 'apple', 'cherry']],
      ['?sort_by=title', ['cherry', 'berry', 'apple']],
      ['?sort_by=title&order=DESC', ['apple', 'berry', 'cherry']],
      ['?sort_by=updated_at', ['berry', 'cherry', 'apple']],
      ['?sort_by=order&order=ASC', ['cherry', 'apple', 'berry']],
    ])('is sorted as requested by %s', async (query, ids) => {
      expect(await server.listProducts(query)).toEqual({ ids, count: 3 });
    });

    it.each([
      ['?limit=2', ['cherry', 'apple']],
      ['?limit=2&offset=2', ['berry']],
      ['?offset=3', []],
      ['?offset=1000000&limit=1', []],
    ])('has the page requested by %s and the count of all products', async (query, ids) => {
      expect(await server.listProducts(query)).toEqual({ ids, count: 3 });
    });

    it.each([
      ['ids of products', '?ids[]=berry&ids[]=apple', ['apple', 'berry']],
      ['ids of variants', '?ids[]=apple-large&ids[]=apple-small', ['apple']],
      ['ids of a product and a variant', '?ids[]=cherry-only&ids[]=berry', ['cherry', 'berry']],
      ['an unknown id', '?ids[]=fig', []],
      ['the id of a product of another store', '?ids[]=prompt-library', []],
      ['the id of a hidden product', '?ids[]=date', ['date']],
      ['the id of a variant of a hidden product', '?ids[]=date-only', ['date']],
      ['a quote', "?ids[]='", []],
    ])('has only the products with the requested ids: %s', async (_, query, ids) => {
      expect(await server.listProducts(query)).toEqual({ ids, count: ids.length });
    });

    it('counts all products with the requested ids, including those on other pages', async () => {
      expect(await server.listProducts('?ids[]=apple&ids[]=berry&limit=1')).toEqual({ ids: ['apple'], count: 2 });
    });

    it.each([
      ['2026-01-03', ['cherry', 'berry']],
      ['2026-01-02T00:00:00.001Z', ['cherry', 'berry']],
      ['2026-01-02T00:00:00', ['berry']],
      ['2026-01-02T01:00:00%2B01:00', ['berry']],
      ['2020-02-29', []],
    ])('has only products updated before %s', async (date, ids) => {
      expect(await server.listProducts(`?to_date=${date}`)).toEqual({ ids, count: ids.length });
    });

    it('ignores unknown query parameters', async () => {
      expect((await server.listProducts('?utm_source=mail&__proto__=1')).count).toBe(3);
    });

    it('counts products that are added, hidden and deleted with SQL', async () => {
      const { query } = server.getDatabase();
      const getCounts = async () => [
        (await server.fetchJson('/products', 'counted')).body.count,
        (await server.fetchJson('/products?is_hidden=true', 'counted')).body.count,
      ];
      await insertStore(
        server.getDatabase(),
        'counted',
        ['fig', 'plum'].map((id) => createProduct({ id })),
      );
      expect(await getCounts()).toEqual([2, 2]);
      await query(sql`update products set is_hidden = true where store_id = 'counted' and id = 'fig'`);
      expect(await getCounts()).toEqual([1, 2]);
      await query(sql`delete from products where store_id = 'counted' and id = 'fig'`);
      expect(await getCounts()).toEqual([1, 1]);
      await query(sql`delete from products where store_id = 'counted'`);
      expect(await getCounts()).toEqual([0, 0]);
    });
  });

  describe('one product', () => {
    it('is found by its id, and has its images in `media`', async () => {
      const { body } = await server.fetchJson('/products/apple');
      expect(wireProductResponse.parse(body)).toEqual(body);
      expect(body.product).toMatchObject({ id: 'apple', media: [{ url: '/art/apple.svg', order: 0, type: 'image' }] });
      expect(body.product).not.toHaveProperty('images');
    });

    it('is found by its slug', async () => {
      expect((await server.fetchJson('/products/red-apple?field=slug')).body.product.id).toBe('apple');
      expect((await server.fetchJson('/products/apple?field=id')).body.product.id).toBe('apple');
    });

    it('is found even if it is hidden', async () => {
      expect((await server.fetchJson('/products/date')).body.product.id).toBe('date');
    });

    it('can have an amount up to Number.MAX_SAFE_INTEGER', async () => {
      const { product } = (await server.fetchJson('/products/berry')).body;
      expect(product.variants[0].prices[0].amount).toBe(Number.MAX_SAFE_INTEGER);
    });
  });

  describe('the stock', () => {
    it('has each variant of the requested products, and null for an unknown quantity', async () => {
      const { body } = await server.fetchJson(
        '/variants?fields=inventory_quantity&product_ids[]=apple&product_ids[]=date',
      );
      expect(wireVariantList.parse(body)).toEqual(body);
      expect(body.variants).toEqual([
        { id: 'apple-small', inventory_quantity: 2 },
        { id: 'apple-large', inventory_quantity: null },
        { id: 'date-only', inventory_quantity: 0 },
      ]);
    });

    it('ignores unknown products', async () => {
      expect((await server.fetchJson('/variants?product_ids[]=fig')).body).toEqual({ variants: [] });
    });
  });
}
