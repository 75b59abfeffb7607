import { queryOptions } from '@tanstack/react-query';
import type { CartLine, CartProduct, CartVariant } from '@vitrine/cart';
import type { CatalogLookup } from '@vitrine/cart/reprice';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { type StoreProduct, withQuantities } from '@vitrine/store-client';
import { toCartItem } from '../catalogue/index.ts';
import { requestedRelatedCount, requestedSuggestionCount } from '../lib/config/limits.ts';
import { getStoreClient, maxProductsPerResponse } from '../lib/store-client.ts';

/** Returns the current product and variant of a line, for `repriceCart`. */
export type CartProductLookup = CatalogLookup<CartProduct, CartVariant, undefined>;

/** The first products of the store, with their stock, which needs a second request. */
function storeProductsQuery(language: Language, limit: number) {
  return queryOptions({
    queryKey: ['store-products', language, limit],
    queryFn: async ({ signal }): Promise<StoreProduct[]> => {
      const store = getStoreClient(language);
      const { products } = await store.products({ limit }, { signal });
      const ids = products.map(({ id }) => id);
      return withQuantities(products, await store.quantities(ids, { signal }));
    },
  });
}

export const relatedProductsQuery = (language: Language) => storeProductsQuery(language, requestedRelatedCount);
export const suggestedProductsQuery = (language: Language) => storeProductsQuery(language, requestedSuggestionCount);

/** Returns the products that have no variant in the cart. */
export function excludeProductsInCart(products: readonly StoreProduct[], lines: readonly CartLine[]): StoreProduct[] {
  const idsInCart = new Set(lines.map(({ product }) => product.id));
  return products.filter(({ id }) => !idsInCart.has(id));
}

interface RequestedProducts {
  byId: ReadonlyMap<string, StoreProduct>;
  /** False if the store client has skipped invalid products. A missing product may then still be for sale. */
  isComplete: boolean;
}

async function requestProducts(
  language: Language,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<RequestedProducts> {
  const store = getStoreClient(language);
  const idChunks: string[][] = [];
  for (let start = 0; start < ids.length; start += maxProductsPerResponse)
    idChunks.push(ids.slice(start, start + maxProductsPerResponse));
  const [responses, quantities] = await Promise.all([
    Promise.all(idChunks.map((ids) => store.products({ ids, limit: maxProductsPerResponse }, { signal }))),
    store.quantities(ids, { signal }),
  ]);
  const products = withQuantities(
    responses.flatMap(({ products }) => products),
    quantities,
  );
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    isComplete: responses.every(({ count, products }) => products.length >= count),
  };
}

/**
 * Creates the lookup of the products of a cart: local products from the content, others from the store. If the store does not return a
 * local product, its saved stock is kept. If it does not return the product or variant of a line whose product is not local, the line is
 * removed, unless the store is unreachable or returns invalid products.
 */
export function cartProductLookupQuery(language: Language, lines: readonly CartLine[]) {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  return queryOptions({
    queryKey: ['cart-product-lookup', language, ids],
    queryFn: async ({ signal }): Promise<CartProductLookup> => {
      const [localProducts, storeProducts] = await Promise.all([
        loadProducts(language),
        requestProducts(language, ids, signal).catch((error) => {
          signal.throwIfAborted();
          console.error('The store did not return the products of the cart:', error);
          return undefined;
        }),
      ]);
      return ({ product: { id }, variant: savedVariant }) => {
        const product = storeProducts?.byId.get(id);
        const variant = product?.variants.find((variant) => variant.id === savedVariant.id);
        const localProduct = localProducts.find((product) => product.id === id);
        if (localProduct) return toCartItem(localProduct, language, variant ?? savedVariant);
        if (product && variant) return { product, variant };
        // Null removes the line, undefined keeps it. A product that was not requested belongs to a line that was added during the request.
        return storeProducts?.isComplete && ids.includes(id) ? null : undefined;
      };
    },
    // Not cached, so that prices and stock are current each time the cart is shown.
    staleTime: 0,
    gcTime: 0,
  });
}
