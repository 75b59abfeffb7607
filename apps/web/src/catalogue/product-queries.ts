import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { getLocalVariantId, type Stock } from './cart-item.ts';

// The code that requests and formats the data is not part of the chunks of the pages.
const loadStore = () => import('../store.ts');

/** The stock of a local product. */
export const productStockQuery = (language: Language, id: string) =>
  queryOptions({
    queryKey: ['stock', language, id],
    queryFn: async ({ signal }): Promise<Stock> => {
      const { loadProductWithStock } = await loadStore();
      const { purchasable, variants } = await loadProductWithStock(language, id, signal);
      const variant = variants.find((variant) => variant.id === getLocalVariantId(id));
      return {
        purchasable,
        manage_inventory: variant?.manage_inventory ?? false,
        inventory_quantity: variant?.inventory_quantity ?? null,
      };
    },
  });

/** The data of the page of a store-only product, null if the store does not have it. They are kept, so that back and forward are instant. */
export const storeProductQuery = (language: Language, id: string) =>
  queryOptions({
    queryKey: ['store-product', language, id],
    queryFn: async ({ signal }) => (await loadStore()).loadStoreProduct(language, id, signal),
    gcTime: Number.POSITIVE_INFINITY,
  });
