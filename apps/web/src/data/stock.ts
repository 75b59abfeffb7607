import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { Stock } from './item.ts';
import { storeIn } from './store.ts';

/** What the store says about how much of a local product is left. */
export function productStock(language: Language, id: string) {
  return queryOptions({
    queryKey: ['stock', language, id],
    queryFn: async ({ signal }): Promise<Stock> => {
      const store = storeIn(language);
      const [product, quantities] = await Promise.all([
        store.product(id, { signal }),
        store.quantities([id], { signal }),
      ]);
      const variant = product.variants.find((variant) => variant.id === `${id}-default`);
      return {
        purchasable: product.purchasable,
        manage_inventory: variant?.manage_inventory ?? false,
        inventory_quantity: quantities.get(`${id}-default`) ?? null,
      };
    },
  });
}
