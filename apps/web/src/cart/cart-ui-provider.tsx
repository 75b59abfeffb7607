import { useQueryClient } from '@tanstack/react-query';
import { useCartStore } from '@vitrine/cart/react';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyOverlay, retryableLazy, usePreload } from '../lib/errors/lazy-component.tsx';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useNavigationStart } from '../lib/hooks/use-navigation-start.ts';
import { queuePrefetch } from '../lib/prefetch.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { createRefusalToast } from './cart-messages.ts';
import type { CartOverlayState } from './cart-overlay.tsx';
import { useReprice } from './reprice.ts';
import { type CartActions, CartActionsContext } from './site-cart.ts';

const close = (overlay?: CartOverlayState): CartOverlayState | undefined =>
  overlay?.name === 'drawer' ? { name: 'drawer', isOpen: false } : undefined;

const CartOverlay = retryableLazy(async () => (await import('../overlays.ts')).CartOverlay);

/**
 * Moves the picture of the added product into the cart button: of the product whose button has the focus, or else of the product page, because
 * Safari does not focus a clicked button.
 */
async function animateAddition() {
  const product = document.activeElement?.closest('article, li') ?? document.querySelector('main article');
  const { flyToCart } = await import('../overlays.ts');
  if (product) await flyToCart(product);
}

/** Provides `useCartActions`, keeps the prices of the cart current, and renders the cart drawer and the added-to-cart modal. */
export function CartUiProvider({ children }: { children: ReactNode }) {
  const cart = useCartStore();
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [overlay, setOverlay] = useState<CartOverlayState>();

  usePreload(CartOverlay);
  useEffect(
    () => queuePrefetch(async () => (await import('../overlays.ts')).prefetchCartData(queryClient, language)),
    [queryClient, language],
  );
  useReprice();
  useNavigationStart(() => setOverlay(close));

  const actions = useMemo<CartActions>(
    () => ({
      addToCart(item, { quantity = 1, silent = false } = {}) {
        const result = cart.add(item, quantity);
        if (!result.ok) {
          showToast(createRefusalToast(t, result, item));
          return result;
        }
        // Without a connection, there is no animation.
        animateAddition().catch(() => {});
        // A transition lets the count in the navigation bar update before the modal renders.
        if (!silent) startTransition(() => setOverlay({ name: 'added', item, quantity, isOpen: true }));
        return result;
      },
      openCart: () => setOverlay({ name: 'drawer', isOpen: true }),
    }),
    [cart, t, showToast],
  );

  return (
    <CartActionsContext value={actions}>
      {children}
      {overlay && (
        <LazyOverlay
          key={language}
          component={CartOverlay}
          props={{ overlay, onClose: () => setOverlay(close) }}
          isOpen={overlay.isOpen}
          onCloseError={() => setOverlay(undefined)}
        />
      )}
    </CartActionsContext>
  );
}
