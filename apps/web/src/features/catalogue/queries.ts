import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { ProductDetails } from '@vitrine/i18n/content';
import { getLocalVariantId, type Stock } from '../../shared/store/cart-item.ts';

/** The stock of a local product. */
export function productStockQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['stock', language, id],
    queryFn: async ({ signal }): Promise<Stock> => {
      const { getStoreClient } = await import('../../shared/store/store-client.ts');
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

/** The details of a local product, for a client-side navigation. A prerendered page has them in its HTML (`PrerenderedContent`). */
export function productDetailsQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['product-details', language, id],
    queryFn: async (): Promise<ProductDetails | null> => {
      const { loadProductDetails } = await import('@vitrine/i18n/content');
      return (await loadProductDetails(language, id)) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The page reads the cache without an observer, so garbage collection must be off.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
