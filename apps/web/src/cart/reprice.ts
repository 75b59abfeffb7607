import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor, type Language } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import { useEffect } from 'react';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import type { CartProductLookup } from './queries.ts';

type ShowToast = (toast: ToastText) => void;

/** Updates the lines of the cart to the products of the lookup, and shows the changes in a toast. */
async function applyLookup(cart: Cart, lookup: CartProductLookup, language: Language, showToast: ShowToast) {
  const { repriceCart, getChangeMessage } = await import('../overlays.ts');
  const changes = repriceCart(cart, lookup);
  if (changes.length === 0) return;
  const t = i18nFor(language).getFixedT(null, 'cart');
  const sentences = changes.flatMap((change) => getChangeMessage(t, language, change) ?? []);
  if (sentences.length > 0) showToast({ title: t('notices.title'), description: sentences.join(' ') });
}

async function reprice(
  cart: Cart,
  queryClient: QueryClient,
  language: Language,
  showToast: ShowToast,
  signal: AbortSignal,
) {
  const { lines } = cart.getSnapshot();
  if (lines.length === 0) return;
  try {
    const { cartProductLookupQuery } = await import('../overlays.ts');
    const lookup = await queryClient.query(cartProductLookupQuery(language, lines));
    if (!signal.aborted) await applyLookup(cart, lookup, language, showToast);
  } catch (error) {
    if (!signal.aborted) console.error('The cart could not be repriced:', error);
  }
}

/** Updates the cart to current prices and stock when the component mounts and when the language changes. */
export function useReprice() {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    const controller = new AbortController();
    void reprice(cart, queryClient, language, showToast, controller.signal);
    return () => controller.abort();
  }, [cart, language, queryClient, showToast]);
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
      variant.id === id ? { product, variant: { ...variant, manage_inventory, inventory_quantity } } : 'unchanged';
    applyLookup(cart, lookup, language, showToast).catch((error) =>
      console.error('The stock of a line could not be updated:', error),
    );
  }, [cart, language, showToast, id, manage_inventory, inventory_quantity]);
}
