import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CartLine } from '@vitrine/cart';
import type { Language } from '@vitrine/i18n';
import type { StoreProduct } from '@vitrine/store-client';
import { type CartLocalProduct, isLocalProduct, loadCartProducts, toCartItem } from '../catalogue/index.ts';
import { requestedRelatedCount, requestedSuggestionCount } from '../lib/config/limits.ts';
import { loadPageFile } from '../lib/page-files.ts';

// The code of the store client is loaded with the first request, so that the cart does not wait for it.
const loadStoreClient = () => import('../store.ts');

/** The local products in a language, which the file of the layout contains. */
export const localProductsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['local-products', language],
    queryFn: (): Promise<CartLocalProduct[]> =>
      import.meta.env.HAS_PAGE_FILES ? loadPageFile(language, 'layout') : loadCartProducts(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The first products of the store, with their stock, which needs a second request. */
export const storeProductsQuery = (language: Language, limit: number) =>
  queryOptions({
    queryKey: ['store-products', language, limit],
    queryFn: async ({ signal }): Promise<StoreProduct[]> => {
      const { getStoreClient, withQuantities } = await loadStoreClient();
      const store = getStoreClient(language);
      const { products } = await store.products({ limit }, { signal });
      const ids = products.map(({ id }) => id);
      return withQuantities(products, await store.quantities(ids, { signal }));
    },
  });

/** Prefetches what the cart drawer and the added-to-cart modal show besides the cart. Failed requests are ignored. */
export const prefetchCartData = (queryClient: QueryClient, language: Language) =>
  Promise.allSettled([
    queryClient.query(localProductsQuery(language)),
    queryClient.query(storeProductsQuery(language, requestedRelatedCount)),
    queryClient.query(storeProductsQuery(language, requestedSuggestionCount)),
  ]);

/** Requests store products by id, with their stock. The value is null if the store has no such product, and missing if that is unknown. */
export async function requestProducts(language: Language, ids: readonly string[], signal: AbortSignal) {
  const { getStoreClient, withQuantities } = await loadStoreClient();
  const store = getStoreClient(language);
  const [{ products }, quantities] = await Promise.all([
    store.products({ ids, limit: ids.length }, { signal }),
    store.quantities(ids, { signal }),
  ]);
  const byId = new Map<string, StoreProduct | null>(products.map((product) => [product.id, product]));
  // The list skips hidden and invalid products. Hidden products stay for sale, so each missing product is requested by its own id.
  await Promise.all(
    ids
      .filter((id) => !byId.has(id) && !isLocalProduct(id))
      .map(async (id) => {
        try {
          byId.set(id, await store.product(id, { signal }));
        } catch (error) {
          signal.throwIfAborted();
          if ((error as { status?: number }).status === 404) byId.set(id, null);
          else console.error(`The store did not return the product ${id} of the cart:`, error);
        }
      }),
  );
  const found = [...byId.values()].filter((product) => product !== null);
  for (const product of withQuantities(found, quantities)) byId.set(product.id, product);
  return byId;
}

/**
 * Creates the lookup of the products of a cart for `repriceCart`: local products from the content, others from the store. A line is removed only
 * if the store responds with 404 to the request of its product. It stays unchanged if the store does not return its product or variant otherwise.
 */
export function cartProductLookupQuery(language: Language, lines: readonly CartLine[]) {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  return queryOptions({
    queryKey: ['cart-product-lookup', language, ids],
    queryFn: async ({ client, signal }) => {
      const [localProducts, storeProducts] = await Promise.all([
        client.query(localProductsQuery(language)),
        requestProducts(language, ids, signal).catch((error) => {
          signal.throwIfAborted();
          console.error('The store did not return the products of the cart:', error);
          return new Map<string, StoreProduct | null>();
        }),
      ]);
      return ({ product: { id }, variant: savedVariant }: CartLine) => {
        const product = storeProducts.get(id);
        const variant = product?.variants.find((variant) => variant.id === savedVariant.id);
        const localProduct = localProducts.find((product) => product.id === id);
        const stock = { ...(variant ?? savedVariant), purchasable: product?.purchasable };
        if (localProduct) return toCartItem(localProduct, language, stock);
        if (product && variant) return { product, variant };
        return product === null ? 'gone' : 'unchanged';
      };
    },
    // Not cached, so that prices and stock are current each time the cart is shown.
    staleTime: 0,
    gcTime: 0,
  });
}
