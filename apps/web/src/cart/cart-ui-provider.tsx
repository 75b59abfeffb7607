import { useQueryClient } from '@tanstack/react-query';
import { useCartStore } from '@vitrine/cart/react';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyOverlay, retryableLazy, usePreload } from '../lib/errors/lazy-component.tsx';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useNavigationStart } from '../lib/hooks/use-navigation-start.ts';
import { queuePrefetch } from '../lib/prefetch.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { getRefusalMessage } from './cart-messages.ts';
import type { CartOverlayState } from './cart-overlay.tsx';
import { findClickedPicture } from './find-clicked-picture.ts';
import { useReprice } from './reprice.ts';
import { type CartActions, CartActionsContext } from './site-cart.ts';

const close = (overlay?: CartOverlayState): CartOverlayState | undefined =>
  overlay?.name === 'drawer' ? { name: 'drawer', isOpen: false } : undefined;

const CartOverlay = retryableLazy(async () => (await import('../overlays.ts')).CartOverlay);

/** Resolves after the browser has painted the next frame. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Moves the picture of the added product into the cart button. It begins after the browser has shown the result of the click. */
async function animateAddition() {
  const picture = findClickedPicture();
  if (!picture) return;
  try {
    const { flyToCart } = await import('../overlays.ts');
    await nextPaint();
    flyToCart(picture);
  } catch {
    // Without a connection, there is no animation.
  }
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
          const description = getRefusalMessage(t, result, item);
          showToast({ tone: 'destructive', title: t('refusals.title'), description });
          return result;
        }
        void animateAddition();
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
