import { useCartStore } from '@vitrine/cart/react';
import { useLanguage } from '@vitrine/i18n/react';
import type { Toasts } from '@vitrine/ui';
import { useEffect } from 'react';

/**
 * Keeps the lines of the cart in step with what is sold, and with the page's language: once the page has loaded, when the
 * language changes, and each time the cart is opened.
 */
export function useFreshCart(toasts: Toasts, cartIsOpen: boolean) {
  const cart = useCartStore();
  const language = useLanguage();
  useEffect(() => {
    const left = new AbortController();
    // The saved lines are there once the page has come to rest; for an empty cart nothing has to be fetched.
    const timer = setTimeout(async () => {
      if (cart.count === 0) return;
      try {
        const { refreshCart } = await import('./refresh-cart.ts');
        await refreshCart(cart, language, toasts, left.signal);
      } catch (error) {
        console.error('The cart could not be brought up to date:', error);
      }
    });
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [cart, language, toasts, cartIsOpen]);
}
