import { queryOptions } from '@tanstack/react-query';
import type { CartLine, CartProduct, CartVariant } from '@vitrine/cart';
import type { CatalogLookup } from '@vitrine/cart/reprice';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { type StoreProduct, withQuantities } from '@vitrine/store-client';
import { relatedLimit, suggestionsLimit } from '../../shared/config/limits.ts';
import { localItem } from '../../shared/store/cart-item.ts';
import { storeClient } from '../../shared/store/store-client.ts';

/** The lookup that `repriceCart` compares the lines of the cart with. */
export type CartCatalogue = CatalogLookup<CartProduct, CartVariant, undefined>;

/** The maximum number of products in one response of the store. */
const pageSize = 100;

/** The first products of the store, with the stock that the list alone does not contain. */
function storeProducts(language: Language, limit: number) {
  return queryOptions({
    queryKey: ['store-products', language, limit],
    queryFn: async ({ signal }): Promise<StoreProduct[]> => {
      const store = storeClient(language);
      const { products } = await store.products({ limit }, { signal });
      const ids = products.map(({ id }) => id);
      return withQuantities(products, await store.quantities(ids, { signal }));
    },
  });
}

export const relatedProducts = (language: Language) => storeProducts(language, relatedLimit);
export const suggestedProducts = (language: Language) => storeProducts(language, suggestionsLimit);

/** The products that have no variant in the cart. */
export function notInCart(products: readonly StoreProduct[], lines: readonly CartLine[]): StoreProduct[] {
  const inCart = new Set(lines.map(({ product }) => product.id));
  return products.filter(({ id }) => !inCart.has(id));
}

interface StoreState {
  byId: ReadonlyMap<string, StoreProduct>;
  /** False when the store has sent invalid products: a missing one may still be sold. */
  isComplete: boolean;
}

async function requestProducts(language: Language, ids: readonly string[], signal: AbortSignal): Promise<StoreState> {
  const store = storeClient(language);
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += pageSize) chunks.push(ids.slice(start, start + pageSize));
  const [responses, quantities] = await Promise.all([
    Promise.all(chunks.map((ids) => store.products({ ids, limit: pageSize }, { signal }))),
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
 * The current state of the products in a cart, for `repriceCart`: the site's own products from the content, others from the store.
 * While the store is unreachable, or sends a product in an invalid form, lines and known stock stay unchanged.
 */
export function cartCatalogue(language: Language, lines: readonly CartLine[]) {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  return queryOptions({
    queryKey: ['cart-catalogue', language, ids],
    queryFn: async ({ signal }): Promise<CartCatalogue> => {
      const [own, store] = await Promise.all([
        loadProducts(language),
        requestProducts(language, ids, signal).catch((error) => {
          signal.throwIfAborted();
          console.error('The store did not return the products of the cart:', error);
          return undefined;
        }),
      ]);
      return ({ product: { id }, variant: saved }) => {
        const product = store?.byId.get(id);
        const variant = product?.variants.find((variant) => variant.id === saved.id);
        const local = own.find((product) => product.id === id);
        if (local) return localItem(local, language, variant ?? saved);
        if (product && variant) return { product, variant };
        // A line that was added while the store was responding was not part of the request.
        return store?.isComplete && ids.includes(id) ? null : undefined;
      };
    },
    // Prices and stock are checked each time the cart is shown.
    staleTime: 0,
    gcTime: 0,
  });
}
