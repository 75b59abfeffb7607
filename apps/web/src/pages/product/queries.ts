import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { getLocalVariantId, type Stock } from '../../catalogue/index.ts';

/** The stock of a local product. */
export const productStockQuery = (language: Language, id: string) =>
  queryOptions({
    queryKey: ['stock', language, id],
    queryFn: async ({ signal }): Promise<Stock> => {
      const { loadProductWithStock } = await import('../../store.ts');
      const { purchasable, variants } = await loadProductWithStock(language, id, signal);
      const variant = variants.find((variant) => variant.id === getLocalVariantId(id));
      return {
        purchasable,
        manage_inventory: variant?.manage_inventory ?? false,
        inventory_quantity: variant?.inventory_quantity ?? null,
      };
    },
  });
