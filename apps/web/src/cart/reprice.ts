import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor, type Language } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import { useEffect } from 'react';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { getChangeMessage } from './cart-messages.ts';

/** Updates the cart to current prices and stock, and shows the changes in a toast. */
async function reprice(
  cart: Cart,
  queryClient: QueryClient,
  language: Language,
  showToast: (toast: ToastText) => void,
  signal: AbortSignal,
) {
  const { lines } = cart.getSnapshot();
  if (lines.length === 0) return;
  const { cartProductLookupQuery, repriceCart } = await import('../overlays.ts');
  const lookup = await queryClient.query(cartProductLookupQuery(language, lines));
  if (signal.aborted) return;
  const t = i18nFor(language).getFixedT(null, 'cart');
  const sentences = repriceCart(cart, lookup).flatMap((change) => getChangeMessage(t, language, change) ?? []);
  if (sentences.length > 0) showToast({ title: t('notices.title'), description: sentences.join(' ') });
}

/** Reprices the cart when the component mounts and when the language changes. */
export function useReprice() {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    reprice(cart, queryClient, language, showToast, signal).catch((error) => {
      if (!signal.aborted) console.error('The cart could not be repriced:', error);
    });
    return () => controller.abort();
  }, [cart, language, queryClient, showToast]);
}
