import { useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useEffect } from 'react';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { useToast } from '../../shared/toasts/toast-provider.tsx';

/** Updates the cart to current prices and stock when `isEnabled` becomes true, and when the language changes. */
export function useReprice(isEnabled: boolean) {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    if (!isEnabled) return;
    let isCurrent = true;
    // CartProvider restores the saved lines in an effect, which runs after the effects of its children.
    const timer = setTimeout(async () => {
      const { lines } = cart.getSnapshot();
      if (lines.length === 0) return;
      try {
        const [{ cartProductLookupQuery }, { reprice }] = await Promise.all([
          import('./queries.ts'),
          import('./reprice.ts'),
        ]);
        const lookup = await queryClient.query(cartProductLookupQuery(language, lines));
        if (isCurrent) await reprice(cart, lookup, language, showToast);
      } catch (error) {
        if (isCurrent) console.error('The cart could not be repriced:', error);
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isEnabled, cart, language, queryClient, showToast]);
}

/** Updates the cart to current prices and stock after the page load, and when the language changes. */
export const useRepriceOnLoad = () => useReprice(true);

/**
 * Applies the stock of an item to its line in the cart. Otherwise, a line that was added before the stock was known would stay unlimited.
 * Pass undefined while the stock is unknown.
 */
export function useUpdateCartLineStock(item: CartItem | undefined) {
  const cart = useCartStore();
  const language = useLanguage();
  const showToast = useToast();
  const { id, manage_inventory, inventory_quantity } = item?.variant ?? {};
  // The item is a new object in each render, so the effect depends on its id and stock instead.
  useEffect(() => {
    if (!item || cart.quantityOf(item.variant.id) === 0) return;
    import('./reprice.ts')
      .then(({ reprice }) =>
        reprice(cart, ({ variant }) => (variant.id === item.variant.id ? item : undefined), language, showToast),
      )
      .catch((error) => console.error('The stock of a line could not be updated:', error));
  }, [cart, language, showToast, id, manage_inventory, inventory_quantity]);
}
