import { useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useEffect } from 'react';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { useToast } from '../../shared/toasts/toast-provider.tsx';

/** Reprices the lines of the cart against their sources when `enabled` becomes true, and when the language changes. */
export function useReprice(enabled: boolean) {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    if (!enabled) return;
    let isCurrent = true;
    // CartProvider restores the saved lines in an effect, which runs after those of its children.
    const timer = setTimeout(async () => {
      const { lines } = cart.getSnapshot();
      if (lines.length === 0) return;
      try {
        const [{ cartCatalogue }, { reprice }] = await Promise.all([import('./queries.ts'), import('./reprice.ts')]);
        const catalogue = await queryClient.fetchQuery(cartCatalogue(language, lines));
        if (isCurrent) await reprice(cart, catalogue, language, showToast);
      } catch (error) {
        if (isCurrent) console.error('The cart could not be repriced:', error);
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [enabled, cart, language, queryClient, showToast]);
}

/** Reprices the cart once the page has loaded, and when the language changes. */
export const useRepriceOnLoad = () => useReprice(true);

/**
 * Applies the stock of an item to its line in the cart, which may have been added before the stock was known and would be
 * unlimited otherwise. Pass undefined while the stock is unknown.
 */
export function useKnownStock(item: CartItem | undefined) {
  const cart = useCartStore();
  const language = useLanguage();
  const showToast = useToast();
  const { id, manage_inventory, inventory_quantity } = item?.variant ?? {};
  // The item is a new object in each render: the effect depends on its stock.
  useEffect(() => {
    if (!item || cart.quantityOf(item.variant.id) === 0) return;
    import('./reprice.ts')
      .then(({ reprice }) =>
        reprice(cart, ({ variant }) => (variant.id === item.variant.id ? item : undefined), language, showToast),
      )
      .catch((error) => console.error('The stock of a line could not be updated:', error));
  }, [cart, language, showToast, id, manage_inventory, inventory_quantity]);
}
