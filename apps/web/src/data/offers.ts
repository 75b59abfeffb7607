import { queryOptions } from '@tanstack/react-query';
import type { CartLine } from '@vitrine/cart';
import type { Language } from '@vitrine/i18n';
import { type StoreProduct, withQuantities } from '@vitrine/store-client';
import { relatedAsked, suggestionsAsked } from '../config/limits.ts';
import { storeIn } from './store.ts';

/** The first products of the store in a language, with what is left of each: the list alone does not say. */
function offers(language: Language, limit: number) {
  return queryOptions({
    queryKey: ['offers', language, limit],
    queryFn: async ({ signal }): Promise<StoreProduct[]> => {
      const store = storeIn(language);
      const { products } = await store.products({ limit }, { signal });
      return withQuantities(
        products,
        await store.quantities(
          products.map(({ id }) => id),
          { signal },
        ),
      );
    },
  });
}

export const relatedOffers = (language: Language) => offers(language, relatedAsked);
export const suggestedOffers = (language: Language) => offers(language, suggestionsAsked);

/** The offers of which no variant is in the cart. */
export function notInCart(offers: readonly StoreProduct[], lines: readonly CartLine[]): StoreProduct[] {
  const taken = new Set(lines.map(({ product }) => product.id));
  return offers.filter(({ id }) => !taken.has(id));
}
