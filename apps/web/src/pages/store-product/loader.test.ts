import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientContext } from '../../lib/query-client-context.ts';
import { configureStore } from '../../lib/store-client.ts';
import { loader, loadStoreProduct, type StoreProductPageData } from './loader.ts';

/** Creates a product in the format of the store API. */
const createWireProduct = (id: string, fields: object = {}) => ({
  id,
  title: `Product ${id}`,
  subtitle: 'Half a day online',
  variants: [
    {
      id: `${id}-default`,
      title: '',
      manage_inventory: true,
      prices: [{ amount: 24900, sale_amount: 19900, currency_code: 'eur', currency: { code: 'eur' } }],
    },
  ],
  ...fields,
});

type Product = ReturnType<typeof createWireProduct>;

let products: Product[];
/** Replaces default responses. A key is the start of the path and query after `/store/{storeId}/`, such as `products?`. */
let replacements: Record<string, () => Promise<Response>>;

async function respond(input: string | URL | Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(String(input));
  const path = pathname.split('/').slice(3).join('/');
  const [, replacement] = Object.entries(replacements).find(([start]) => (path + search).startsWith(start)) ?? [];
  if (replacement) return replacement();
  if (path === 'variants') return Response.json({ variants: [{ id: 'workshop-default', inventory_quantity: 3 }] });
  if (path === 'products') {
    const ids = searchParams.getAll('ids[]');
    const found = ids.length > 0 ? products.filter(({ id }) => ids.includes(id)) : products;
    return Response.json({ products: found, count: found.length, offset: 0, limit: 6 });
  }
  const field = (searchParams.get('field') ?? 'id') as keyof Product;
  const product = products.find((product) => product[field] === path.split('/')[1]);
  return product ? Response.json({ product }) : new Response(null, { status: 404, statusText: 'Not Found' });
}

const getCardIds = (page: unknown) => (page as StoreProductPageData).related.cards.map(({ id }) => id);

beforeEach(() => {
  products = [createWireProduct('workshop'), createWireProduct('audit'), createWireProduct('kit')];
  replacements = {};
  vi.stubGlobal('fetch', vi.fn(respond));
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  configureStore({ host: 'http://store.test' });
});

afterEach(() => {
  configureStore({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('loadStoreProduct', () => {
  it('returns the product with stock, formatted prices and other products of the store', async () => {
    const page = await loadStoreProduct('en', 'workshop');
    expect(page).toMatchObject({
      product: { id: 'workshop', variants: [{ inventory_quantity: 3 }] },
      prices: { 'workshop-default': { price: '€199.00', oldPrice: '€249.00' } },
      metaDescription: 'Half a day online',
      formattedRequiredFields: '',
    });
    expect(getCardIds(page)).toEqual(['audit', 'kit']);
  });

  it('returns descriptions as plain text, and the titles of the required custom fields', async () => {
    products[0] = createWireProduct('workshop', {
      description: '<p>You bring <b>a task</b>.</p><script>alert(1)</script><p>1 &lt; 2</p>',
      additional_info: [
        { id: 'b', order: 2, title: 'Second', description: '<p>B</p>' },
        { id: 'a', order: 1, title: 'First', description: '<ul><li>x</li><li>y</li></ul>' },
      ],
      custom_fields: [
        { id: '1', title: 'Company', is_required: true },
        { id: '2', title: 'Wishes', is_required: false },
        { id: '3', title: 'Diet', is_required: true },
      ],
    });
    expect(await loadStoreProduct('fr', 'workshop')).toMatchObject({
      description: ['You bring a task.', '1 < 2'],
      information: [
        { title: 'First', paragraphs: ['x', 'y'] },
        { title: 'Second', paragraphs: ['B'] },
      ],
      formattedRequiredFields: 'Company et Diet',
    });
  });

  it('returns the related products by position, with the section title from the store', async () => {
    const createRelation = (related_id: string, position: number, related_type = 'product') => ({
      id: related_id,
      section_title: 'Goes with it',
      related_type,
      related_id,
      position,
    });
    products[0] = createWireProduct('workshop', {
      related_products: [
        createRelation('kit', 1),
        createRelation('workshop', 0),
        createRelation('audit', 2),
        createRelation('x', 3, 'collection'),
      ],
    });
    const page = await loadStoreProduct('en', 'workshop');
    expect(getCardIds(page)).toEqual(['kit', 'audit']);
    expect(page).toMatchObject({ related: { title: 'Goes with it' } });
  });

  it.each(['nothing', '..', ''])('returns null for the unknown product %j', async (id) => {
    expect(await loadStoreProduct('en', id)).toBeNull();
  });

  it.each(['variants', 'products?'])('returns the product if the request for %s fails', async (path) => {
    replacements[path] = async () => new Response(null, { status: 500 });
    expect(await loadStoreProduct('en', 'workshop')).toMatchObject({ product: { id: 'workshop' } });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('does not log the failed request for the stock if the product cannot be loaded either', async () => {
    replacements.variants = async () => new Response(null, { status: 500 });
    replacements['products/workshop'] = async () => new Response(null, { status: 500 });
    configureStore({ host: 'http://store.test', timeoutMs: 500 });
    await expect(loadStoreProduct('en', 'workshop')).rejects.toMatchObject({ name: 'StoreError' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['responds with an error', async () => new Response(null, { status: 500 })],
    ['responds with HTML', async () => new Response('<h1>Sign in to the Wi-Fi</h1>')],
    [
      'responds with a product without variants',
      async () => Response.json({ product: { id: 'workshop', variants: [] } }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('rejects with a StoreError if the store %s', async (_case, response) => {
    replacements['products/workshop'] = response;
    configureStore({ host: 'http://store.test', timeoutMs: 500 });
    await expect(loadStoreProduct('en', 'workshop')).rejects.toMatchObject({ name: 'StoreError' });
  });
});

describe('the loader', () => {
  const load = (id: string, lang?: string, queryClient = new QueryClient(), search = '') => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    return loader({
      params: { id, lang },
      request: new Request('http://site.test'),
      url: new URL(`http://site.test/${search}`),
      pattern: '',
      context,
    });
  };

  it('returns the product', async () => {
    expect(await load('workshop')).toMatchObject({ product: { id: 'workshop' } });
  });

  it('keeps the product for back and forward, but no error', async () => {
    const queryClient = new QueryClient();
    replacements['products/workshop'] = async () => new Response(null, { status: 400 });
    await expect(load('workshop', undefined, queryClient)).rejects.toMatchObject({ init: { status: 503 } });
    replacements = {};
    const product = await load('workshop', undefined, queryClient);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await load('workshop', undefined, queryClient)).toBe(product);
  });

  it.each([
    [undefined, '/product/1?variant=a&ref=mail'],
    ['fr', '/fr/product/1?variant=a&ref=mail'],
  ])(
    'redirects from a slug to the id of the product, with the language %s and the query of the URL',
    async (lang, location) => {
      products.push(createWireProduct('1', { slug: 'ai-guide' }));
      const response = await load('ai-guide', lang, undefined, '?variant=a&ref=mail').catch(
        (thrown: Response) => thrown,
      );
      expect(response).toMatchObject({ status: 301 });
      expect((response as Response).headers.get('Location')).toBe(location);
    },
  );

  it('throws a 404 response for an unknown product', async () => {
    await expect(load('nothing')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('requests a product again that was not found', async () => {
    const queryClient = new QueryClient();
    await expect(load('course', undefined, queryClient)).rejects.toMatchObject({ init: { status: 404 } });
    products.push(createWireProduct('course'));
    expect(await load('course', undefined, queryClient)).toMatchObject({ product: { id: 'course' } });
  });

  it('throws a 503 response if the store fails, and logs the cause once', async () => {
    replacements['products/workshop'] = async () => new Response(null, { status: 500, statusText: 'Out of order' });
    configureStore({ host: 'http://store.test', timeoutMs: 500 });
    await expect(load('workshop')).rejects.toMatchObject({ init: { status: 503 } });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'The store did not return the product "workshop":',
      'HTTP 500: Out of order',
    );
  });

  it('logs the id of the URL on one line', async () => {
    replacements['products/a%0Ab'] = async () => new Response(null, { status: 400 });
    await expect(load('a\nb')).rejects.toMatchObject({ init: { status: 503 } });
    expect(vi.mocked(console.error).mock.lastCall?.join(' ')).not.toContain('\n');
  });
});
