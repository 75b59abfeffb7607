import { expect, it, vi } from 'vitest';
import { respondWithJson, respondWithText, startServer } from '../test/local-server.ts';
import { createStoreClient } from './store-client.ts';
import type { StoreReport } from './store-report.ts';
import { createStoreFetch } from './testing/store-fetch.ts';
import { createWirePage, createWirePrice, createWireProduct, createWireVariant } from './testing/wire-product.ts';

const respondWithEmptyPage = respondWithJson(createWirePage([]));

it('requests products with GET and the header Content-Type: application/json', { tags: ['7.products.1'] }, async () => {
  const { host, requests } = await startServer(respondWithEmptyPage);
  await createStoreClient({ host, storeId: 'shop' }).products();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe('GET');
  expect(requests[0]?.url).toBe('/store/shop/products');
  expect(requests[0]?.headers['content-type']).toBe('application/json');
});

it('sends every field of the query', { tags: ['7.products.2'] }, async () => {
  const { host, requests } = await startServer(respondWithEmptyPage);
  await createStoreClient({ host, storeId: 'shop' }).products({
    ids: ['a', 'b c'],
    offset: 0,
    limit: 6,
    order: 'DESC',
    sort_by: 'title',
    is_hidden: false,
    to_date: '2026-01-01',
    search: 'live & workshop',
  });
  const { searchParams } = new URL(requests[0]?.url ?? '', host);
  expect([...searchParams]).toEqual([
    ['ids[]', 'a'],
    ['ids[]', 'b c'],
    ['offset', '0'],
    ['limit', '6'],
    ['order', 'DESC'],
    ['sort_by', 'title'],
    ['is_hidden', 'false'],
    ['to_date', '2026-01-01'],
    ['search', 'live & workshop'],
  ]);
});

it('does not send fields that are missing or undefined', { tags: ['7.products.2'] }, async () => {
  const { host, requests } = await startServer(respondWithEmptyPage);
  await createStoreClient({ host, storeId: 'shop' }).products({ limit: 5, sort_by: undefined });
  expect(requests[0]?.url).toBe('/store/shop/products?limit=5');
});

it('reads count, offset, limit and products from the response', { tags: ['7.products.3'] }, async () => {
  const { host } = await startServer(
    respondWithJson({ products: [createWireProduct({ id: 'a' })], count: 41, offset: 12, limit: 1 }),
  );
  const page = await createStoreClient({ host, storeId: 'shop' }).products();
  expect(page).toMatchObject({ products: [{ id: 'a' }], count: 41, offset: 12, limit: 1 });
});

it.each([
  ['true when the response has search words', { search: 'live workshop' }, true],
  ['false when the response has no search words', {}, false],
  ['false when search in the response is not a string', { search: true }, false],
])('sets searched to %s', async (_, fields, searched) => {
  const { host } = await startServer(
    respondWithJson({ ...createWirePage([createWireProduct({ id: 'a' })]), ...fields }),
  );
  const page = await createStoreClient({ host, storeId: 'shop' }).products({ search: 'live workshop' });
  expect(page.searched).toBe(searched);
});

it('derives missing count, offset and limit from the query and the products', async () => {
  // A product that is not valid counts as well.
  const { host } = await startServer(respondWithJson({ products: [createWireProduct({ id: 'a' }), { id: 'b' }] }));
  const client = createStoreClient({ host, storeId: 'shop', onReport: () => {} });
  const page = await client.products({ offset: 2, limit: 3 });
  expect(page).toMatchObject({ products: [{ id: 'a' }], count: 4, offset: 2, limit: 3 });
});

it('sends no request for empty ids', async () => {
  const { host, requests } = await startServer(respondWithEmptyPage);
  const client = createStoreClient({ host, storeId: 'shop' });
  expect(await client.products({ ids: [] })).toMatchObject({ products: [], count: 0, offset: 0, limit: 0 });
  expect(await client.quantities([])).toEqual(new Map());
  expect(requests).toHaveLength(0);
});

it('skips and reports products beyond the requested limit', async () => {
  const reports: string[] = [];
  const { host } = await startServer(
    respondWithJson(createWirePage(['a', 'b', 'c'].map((id) => createWireProduct({ id })))),
  );
  const client = createStoreClient({ host, storeId: 'shop', onReport: ({ code }) => reports.push(code) });
  const { products } = await client.products({ limit: 2 });
  expect(products.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(reports).toEqual(['surplus']);
});

it('reports skipped products with the URL, at most 100 times per response', async () => {
  const reports: StoreReport[] = [];
  const { host } = await startServer(respondWithJson(createWirePage([{ id: 'a' }, ...Array(1000).fill({})])));
  const client = createStoreClient({ host, storeId: 'shop', onReport: (report) => reports.push(report) });
  expect((await client.products()).products).toEqual([]);
  expect(reports).toHaveLength(100);
  expect(reports[0]).toEqual({
    code: 'no_variant',
    message: `The product "a" was skipped in ${host}/store/shop/products: it has no variant that can be sold.`,
    url: `${host}/store/shop/products`,
    productId: 'a',
    variantId: undefined,
  });
});

it('requests a product by its id, and encodes special characters', async () => {
  const { host, requests } = await startServer(respondWithJson({ product: createWireProduct({ id: 'a/b?c' }) }));
  const product = await createStoreClient({ host: `${host}/`, storeId: 'my shop' }).product('a/b?c');
  expect(product.id).toBe('a/b?c');
  expect(requests[0]?.url).toBe('/store/my%20shop/products/a%2Fb%3Fc');
});

it('requests a product by its slug', async () => {
  const { host, requests } = await startServer(respondWithJson({ product: createWireProduct({ id: 'a' }) }));
  await createStoreClient({ host, storeId: 'shop' }).product('my-book', { field: 'slug' });
  expect(requests[0]?.url).toBe('/store/shop/products/my-book?field=slug');
});

it('rejects a single product without variants', async () => {
  const { host } = await startServer(respondWithJson({ product: { id: 'a', variants: [] } }));
  const client = createStoreClient({ host, storeId: 'shop', onReport: () => {} });
  await expect(client.product('a')).rejects.toMatchObject({ name: 'StoreError', code: 'invalid_body' });
});

it.each(['', '.', '..', '\ud800'])('rejects the id %j, which cannot be part of a URL', async (id) => {
  const { host, requests } = await startServer(respondWithEmptyPage);
  const client = createStoreClient({ host, storeId: 'shop' });
  await expect(client.product(id)).rejects.toMatchObject({ name: 'StoreError', code: 'invalid_request' });
  expect(() => createStoreClient({ host, storeId: id })).toThrow(/not an id/);
  expect(requests).toHaveLength(0);
});

it('returns the stock of the variants, and null where it is unknown', async () => {
  const { host, requests } = await startServer(
    respondWithJson({
      variants: [{ id: 'x', inventory_quantity: 3 }, { id: 'y', inventory_quantity: null }, { id: 'z' }],
    }),
  );
  const quantities = await createStoreClient({ host, storeId: 'shop' }).quantities(['a', 'b']);
  expect([...quantities]).toEqual([
    ['x', 3],
    ['y', null],
    ['z', null],
  ]);
  expect(decodeURIComponent(requests[0]?.url ?? '')).toBe(
    '/store/shop/variants?fields=inventory_quantity&product_ids[]=a&product_ids[]=b',
  );
});

it('returns 0 for a negative stock and null for an invalid one, and ignores invalid or repeated entries', async () => {
  const { host } = await startServer(
    respondWithJson({
      variants: [
        { id: 'oversold', inventory_quantity: -2 },
        { id: 'half', inventory_quantity: 0.5 },
        { id: 'text', inventory_quantity: '7' },
        { id: 'twice', inventory_quantity: 1 },
        { id: 'twice', inventory_quantity: 9 },
        { inventory_quantity: 4 },
        null,
      ],
    }),
  );
  const quantities = await createStoreClient({ host, storeId: 'shop' }).quantities(['a']);
  expect(Object.fromEntries(quantities)).toEqual({ oversold: 0, half: null, text: null, twice: 1 });
});

it('requests the stock of many products in several requests', async () => {
  const { host, requests } = await startServer((request, response) => {
    const ids = new URL(request.url ?? '', 'http://store').searchParams.getAll('product_ids[]');
    respondWithJson({ variants: ids.map((id) => ({ id, inventory_quantity: 1 })) })(request, response);
  });
  const ids = Array.from({ length: 201 }, (_, index) => `p${index}`);
  const quantities = await createStoreClient({ host, storeId: 'shop' }).quantities(ids);
  expect(quantities.size).toBe(201);
  expect(requests).toHaveLength(3);
});

it.each([null, 42, 'products', [], {}, { products: {} }, { products: 'none' }])(
  'rejects the response %j, which has no array of products or variants',
  async (body) => {
    const { host } = await startServer(respondWithJson(body));
    const client = createStoreClient({ host, storeId: 'shop' });
    await expect(client.products()).rejects.toMatchObject({ name: 'StoreError', code: 'invalid_body' });
    await expect(client.quantities(['a'])).rejects.toMatchObject({ name: 'StoreError', code: 'invalid_body' });
  },
);

it('rejects an HTML page with status 200', async () => {
  const { host } = await startServer(respondWithText('<!doctype html><title>Maintenance</title>'));
  const products = createStoreClient({ host, storeId: 'shop' }).products();
  await expect(products).rejects.toMatchObject({ name: 'StoreError', code: 'invalid_body', status: 200 });
});

const createProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => createWireProduct({ id: `p${index}`, order: index }));

it('requests more than 100 ids in several requests, and applies offset and limit to the whole list', async () => {
  const fetch = vi.fn(createStoreFetch({ products: createProducts(250) }));
  const client = createStoreClient({ host: '', storeId: 'shop', fetch });
  const ids = Array.from({ length: 250 }, (_, index) => `p${index}`);
  // The id of a variant, whose product is in another request.
  const page = await client.products({ ids: [...ids, 'p0-default'], offset: 150, limit: 60 });
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(page).toMatchObject({ count: 250, offset: 150, limit: 60, nextOffset: 210 });
  expect(page.products.map(({ id }) => id)).toEqual(ids.slice(150, 210));
});

it('iterates over all pages', async () => {
  const client = createStoreClient({
    host: '',
    storeId: 'shop',
    fetch: createStoreFetch({ products: createProducts(5) }),
  });
  const pages: string[][] = [];
  for await (const { products } of client.pages({ limit: 2 })) pages.push(products.map(({ id }) => id));
  expect(pages).toEqual([['p0', 'p1'], ['p2', 'p3'], ['p4']]);
});

it('ends after the pages of a store that ignores the offset', async () => {
  const products = createProducts(2);
  const fetch = vi.fn(async () => Response.json({ products, count: 5, offset: 0, limit: 2 }));
  const client = createStoreClient({ host: '', storeId: 'shop', fetch });
  const ids: string[] = [];
  for await (const page of client.pages({ limit: 2 })) {
    ids.push(...page.products.map(({ id }) => id));
    if (fetch.mock.calls.length > 5) break;
  }
  expect(ids).toEqual(['p0', 'p1']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('skips a product that moves to the next page while the pages are requested', async () => {
  const products = createProducts(3);
  const contents = { products };
  const fetch = createStoreFetch(contents);
  const client = createStoreClient({ host: '', storeId: 'shop', fetch });
  const ids: string[] = [];
  for await (const page of client.pages({ limit: 2 })) {
    ids.push(...page.products.map(({ id }) => id));
    contents.products = [createWireProduct({ id: 'new', order: -1 }), ...products];
  }
  expect(ids).toEqual(['p0', 'p1', 'p2']);
});

it('shares one request between simultaneous equal calls', async () => {
  const fetch = vi.fn(createStoreFetch({ products: createProducts(1) }));
  const client = createStoreClient({ host: '', storeId: 'shop', fetch });
  const [first, second] = await Promise.all([client.product('p0'), client.product('p0')]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

it('uses the global fetch of the time of the call', async () => {
  const client = createStoreClient({ host: '', storeId: 'shop' });
  vi.stubGlobal('fetch', createStoreFetch({ products: createProducts(1) }));
  expect((await client.products()).count).toBe(1);
  vi.unstubAllGlobals();
});

it('prices products in the currency of the client where they have it', async () => {
  const dollars = createWirePrice({ amount: 5500, currency_code: 'usd' });
  const variants = [createWireVariant({ id: 'both', prices: [createWirePrice(), dollars] })];
  const products = [createWireProduct({ id: 'a', variants }), createWireProduct({ id: 'b' })];
  const fetch = createStoreFetch({ products });
  const page = await createStoreClient({ host: '', storeId: 'shop', fetch, currency: 'USD' }).products();
  expect(page.products).toMatchObject([
    { currency: 'usd', price_in_cents: 5500 },
    { currency: 'eur', price_in_cents: 4900 },
  ]);
  expect(page.products[0]?.variants[0]?.prices.map(({ currency }) => currency)).toEqual(['eur', 'usd']);
});
