import { useQueryClient } from '@tanstack/react-query';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor } from '@vitrine/i18n';
import { useEffect } from 'react';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { getChangeMessage } from './cart-messages.ts';

/** Updates the cart to current prices and stock when the component mounts and when the language changes. A toast shows the changes. */
export function useReprice() {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function reprice() {
      const { lines } = cart.getSnapshot();
      if (lines.length === 0) return;
      const { cartProductLookupQuery, repriceCart } = await import('../overlays.ts');
      signal.throwIfAborted();
      const lookup = await queryClient.query(cartProductLookupQuery(language, lines));
      signal.throwIfAborted();
      const t = i18nFor(language).getFixedT(null, 'cart');
      const sentences = repriceCart(cart, lookup).flatMap((change) => getChangeMessage(t, language, change) ?? []);
      if (sentences.length > 0) showToast({ title: t('notices.title'), description: sentences.join(' ') });
    }
    reprice().catch((error) => {
      if (!signal.aborted) console.error('The cart could not be repriced:', error);
    });
    return () => controller.abort();
  }, [cart, language, queryClient, showToast]);
}
