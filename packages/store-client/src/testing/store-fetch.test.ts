import { expect, it } from 'vitest';
import { createStoreClient } from '../store-client.ts';
import { wireProductList, wireProductResponse, wireVariantList } from '../wire.ts';
import { createStoreFetch, type StoreContents } from './store-fetch.ts';
import { createWireProduct, createWireVariant } from './wire-product.ts';

const contents: StoreContents = {
  products: [
    createWireProduct({ id: 'apple', title: 'Apple', order: 2, updated_at: '2026-01-01T00:00:00Z' }),
    createWireProduct({ id: 'berry', title: 'Berry', order: 1, slug: 'small-berry' }),
    createWireProduct({ id: 'cherry', order: 3, variants: [createWireVariant({ id: 'sweet' })] }),
    createWireProduct({ id: 'date', order: 4 }),
  ],
  quantities: { sweet: 3 },
  hiddenIds: ['date'],
};

const createClient = (changes: Partial<StoreContents> = {}) =>
  createStoreClient({ host: '', storeId: 'shop', fetch: createStoreFetch({ ...contents, ...changes }) });

it('responds in the wire format', async () => {
  const fetch = createStoreFetch(contents);
  const fetchJson = async (path: string) => (await fetch(`https://store.test/store/shop/${path}`)).json();
  expect(wireProductList.parse(await fetchJson('products')).count).toBe(3);
  expect(wireProductResponse.parse(await fetchJson('products/apple')).product.id).toBe('apple');
  expect(wireVariantList.parse(await fetchJson('variants?product_ids[]=cherry')).variants).toHaveLength(1);
});

it.each([
  [{}, ['berry', 'apple', 'cherry']],
  [{ order: 'DESC' as const }, ['cherry', 'apple', 'berry']],
  [{ sort_by: 'title' }, ['apple', 'berry', 'cherry']],
  [{ limit: 1, offset: 1 }, ['apple']],
  [{ ids: ['sweet', 'apple'] }, ['apple', 'cherry']],
  [{ ids: ['date'] }, ['date']],
  [{ is_hidden: true }, ['berry', 'apple', 'cherry', 'date']],
  [{ to_date: '2026-02-01' }, ['apple']],
  [{ search: 'BERRY' }, ['berry']],
])('lists the products of the query %j', async (query, ids) => {
  expect((await createClient().products(query)).products.map(({ id }) => id)).toEqual(ids);
});

it('ignores the search words if it cannot search', async () => {
  const { products, searched } = await createClient({ canSearch: false }).products({ search: 'berry' });
  expect(products).toHaveLength(3);
  expect(searched).toBe(false);
});

it('finds a product by id, also a hidden one, or by slug', async () => {
  expect((await createClient().product('date')).id).toBe('date');
  expect((await createClient().product('small-berry', { field: 'slug' })).id).toBe('berry');
});

it('rejects an unknown product with the status 404 and the body of the response', async () => {
  const call = createClient().product('fig');
  await expect(call).rejects.toMatchObject({ code: 'http', status: 404, data: { message: 'Not found' } });
});

it('lists the stock', async () => {
  expect([...(await createClient().quantities(['apple', 'cherry']))]).toEqual([
    ['apple-default', null],
    ['sweet', 3],
  ]);
});

it('does not respond to an aborted request', async () => {
  await expect(createClient().products({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
});
