import { useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useEffect } from 'react';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import type { CartProductLookup } from './queries.ts';

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

/**
 * Applies the stock of an item to its line in the cart. Otherwise, a line that was added before the stock was known would stay unlimited.
 * The line keeps its price, which may be newer than that of the item. Pass undefined while the stock is unknown. An item whose quantity the
 * store does not return changes nothing.
 */
export function useUpdateCartLineStock(item: CartItem | undefined) {
  const cart = useCartStore();
  const language = useLanguage();
  const showToast = useToast();
  const { id, manage_inventory = false, inventory_quantity = null } = item?.variant ?? {};
  useEffect(() => {
    const isUnknown = manage_inventory && inventory_quantity === null;
    if (!id || isUnknown || cart.quantityOf(id) === 0) return;
    const lookup: CartProductLookup = ({ product, variant }) =>
      variant.id === id ? { product, variant: { ...variant, manage_inventory, inventory_quantity } } : undefined;
    import('./reprice.ts')
      .then(({ reprice }) => reprice(cart, lookup, language, showToast))
      .catch((error) => console.error('The stock of a line could not be updated:', error));
  }, [cart, language, showToast, id, manage_inventory, inventory_quantity]);
}
