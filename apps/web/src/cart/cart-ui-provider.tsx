import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, Refusal } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor, type Language } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { LazyOverlay, retryableLazy, usePreload } from '../lib/errors/lazy-component.tsx';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useNavigationStart } from '../lib/hooks/use-navigation-start.ts';
import { queuePrefetch } from '../lib/prefetch.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import type { CartOverlayState } from './cart-overlay.tsx';
import { findClickedPicture } from './find-clicked-picture.ts';
import { useReprice } from './reprice.ts';
import { type CartActions, CartActionsContext } from './site-cart.ts';

const close = (overlay?: CartOverlayState): CartOverlayState | undefined =>
  overlay?.name === 'drawer' ? { name: 'drawer', isOpen: false } : undefined;

const CartOverlay = retryableLazy(async () => (await import('../overlays.ts')).CartOverlay);

/** Shows in a toast why an item was not added. */
async function showRefusal(
  refusal: Refusal,
  item: CartItem,
  language: Language,
  showToast: (toast: ToastText) => void,
) {
  const i18n = i18nFor(language);
  try {
    const { getRefusalMessage } = await import('../overlays.ts');
    const t = i18n.getFixedT(null, 'cart');
    showToast({ tone: 'destructive', title: t('refusals.title'), description: getRefusalMessage(t, refusal, item) });
  } catch (error) {
    console.error('The message of a refusal could not be loaded:', refusal.code, error);
    showToast({ tone: 'destructive', ...getErrorMessage(i18n.getFixedT(null, 'common'), 'section') });
  }
}

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
          void showRefusal(result, item, language, showToast);
          return result;
        }
        void animateAddition();
        // A transition lets the count in the navigation bar update before the modal renders.
        if (!silent) startTransition(() => setOverlay({ name: 'added', item, quantity, isOpen: true }));
        return result;
      },
      openCart: () => setOverlay({ name: 'drawer', isOpen: true }),
    }),
    [cart, language, showToast],
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
