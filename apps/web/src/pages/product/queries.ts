import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { getLocalVariantId, type Stock } from '../../catalogue/index.ts';

/** The stock of a local product. */
export function productStockQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['stock', language, id],
    queryFn: async ({ signal }): Promise<Stock> => {
      const { getStoreClient } = await import('../../store.ts');
      const store = getStoreClient(language);
      const [product, quantities] = await Promise.all([
        store.product(id, { signal }),
        store.quantities([id], { signal }),
      ]);
      const variantId = getLocalVariantId(id);
      const variant = product.variants.find((variant) => variant.id === variantId);
      return {
        purchasable: product.purchasable,
        manage_inventory: variant?.manage_inventory ?? false,
        inventory_quantity: quantities.get(variantId) ?? null,
      };
    },
  });
}
