import { isLanguage } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { getEuro } from '../catalogue/index.ts';
import { createStoreProducts } from './fake-products.ts';

/** How the store responds. `pending`: it never responds. `unreachable`: requests fail with a network error. */
export type StoreState = 'available' | 'pending' | 'unreachable';

let storeState: StoreState = 'available';

/** Sets how the store responds to further requests. */
export function setStoreState(state: StoreState): void {
  storeState = state;
}

/** Converts a local product to the format of the store API, with only the fields that the stories need. */
const toWireProduct = (
  { id, name, image_url, price_in_cents }: LocalProduct,
  currency: ReturnType<typeof getEuro>,
) => ({
  id,
  title: name,
  thumbnail: image_url,
  purchasable: true,
  variants: [
    {
      id: `${id}-default`,
      title: '',
      image_url,
      manage_inventory: id === '3',
      inventory_quantity: id === '3' ? 4 : null,
      prices: [{ amount: price_in_cents, sale_amount: null, currency_code: 'eur', currency }],
      options: [],
    },
  ],
});

/**
 * Responds like a store. The product list contains only the local products. A search, or a request for a single product, also finds the
 * other store products. The course (id 3) has a stock of 4.
 */
async function respond({ pathname, searchParams }: URL): Promise<Response> {
  if (storeState === 'pending') return new Promise(() => {});
  if (storeState === 'unreachable') throw new TypeError('Failed to fetch');
  const [, , storeId = '', resource, productId] = pathname.split('/');
  const language = storeId.split('-').at(-1);
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const localProducts = (await loadProducts(language)).map((product) => toWireProduct(product, getEuro(language)));
  const allProducts = [...localProducts, ...(await createStoreProducts(language))];
  if (resource === 'variants')
    return Response.json({ variants: allProducts.flatMap(({ variants }): object[] => variants) });
  if (productId) {
    const product = allProducts.find(({ id }) => id === productId);
    return product ? Response.json({ product }) : new Response(null, { status: 404 });
  }
  const ids = searchParams.getAll('ids[]');
  const search = searchParams.get('search')?.toLowerCase();
  const matches = search ? allProducts.filter(({ title }) => title?.toLowerCase().includes(search)) : localProducts;
  const found = matches.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const limit = Number(searchParams.get('limit') ?? found.length);
  return Response.json({ products: found.slice(0, limit), count: found.length, offset: 0, limit, search });
}

/** Replaces `fetch` for requests to the store. The original is not restored, because a story may end while a request is pending. */
export function interceptStoreRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/store/') ? respond(url) : fetch(input, init);
  };
}
