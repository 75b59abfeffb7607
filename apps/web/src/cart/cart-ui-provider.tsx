import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, Refusal } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor, loadMessages } from '@vitrine/i18n';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { retryableLazy } from '../lib/errors/lazy-component.tsx';
import { LazyOverlay } from '../lib/errors/lazy-overlay.tsx';
import { useIdlePrefetch } from '../lib/hooks/use-idle-prefetch.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useNavigationStart } from '../lib/hooks/use-navigation-start.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { type CartActions, CartActionsContext } from './cart-actions.ts';
import { useReprice } from './use-reprice.ts';

const loadWithMessages = <Module,>(load: () => Promise<Module>) =>
  Promise.all([load(), loadMessages(document.documentElement.lang as 'en', ['cart'])]).then(([module]) => module);

const CartDrawer = retryableLazy(() => loadWithMessages(() => import('./cart-drawer.tsx')));
const AddedModal = retryableLazy(() => loadWithMessages(() => import('./added-modal.tsx')));

/** Provides `useCartActions`, and renders the cart drawer and the added-to-cart modal. */
export function CartUiProvider({ children }: { children: ReactNode }) {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [drawerState, setDrawerState] = useState<'unmounted' | 'open' | 'closed'>('unmounted');
  const [addedItem, setAddedItem] = useState<{ item: CartItem; quantity: number }>();

  useIdlePrefetch(
    () => [
      CartDrawer.preload(),
      AddedModal.preload(),
      import('./cart-messages.ts'),
      import('./reprice.ts'),
      import('./prefetch-cart-data.ts').then(({ prefetchCartData }) => prefetchCartData(queryClient, language)),
    ],
    language,
  );
  // After the page load, and when the language changes.
  useReprice(true);
  useNavigationStart(() => {
    setDrawerState((state) => (state === 'open' ? 'closed' : state));
    setAddedItem(undefined);
  });

  const actions = useMemo<CartActions>(() => {
    /** Shows a refusal in a toast. The messages of the cart may not be loaded yet. */
    async function showRefusal(refusal: Refusal, item: CartItem) {
      try {
        const [i18n, { getRefusalMessage }] = await Promise.all([
          loadMessages(language, ['cart']),
          import('./cart-messages.ts'),
        ]);
        const t = i18n.getFixedT(null, 'cart');
        showToast({
          tone: 'destructive',
          title: t('refusals.title'),
          description: getRefusalMessage(t, refusal, item),
        });
      } catch (error) {
        console.error('The message of a refusal could not be loaded:', refusal.code, error);
        showToast({ tone: 'destructive', ...getErrorMessage(i18nFor(language).getFixedT(null, 'common'), 'section') });
      }
    }
    return {
      addToCart: (item, { quantity = 1, silent = false } = {}) => {
        const result = cart.add(item, quantity);
        if (!result.ok) void showRefusal(result, item);
        // A transition lets the count in the navigation bar update before the modal renders.
        else if (!silent) startTransition(() => setAddedItem({ item, quantity }));
        return result;
      },
      openCart: () => setDrawerState('open'),
    };
  }, [cart, language, showToast]);

  return (
    <CartActionsContext value={actions}>
      {children}
      {drawerState !== 'unmounted' && (
        <LazyOverlay
          component={CartDrawer}
          props={{
            open: drawerState === 'open',
            onOpenChange: (open: boolean) => setDrawerState(open ? 'open' : 'closed'),
          }}
          isOpen={drawerState === 'open'}
          onClose={() => setDrawerState('unmounted')}
        />
      )}
      {addedItem && (
        <LazyOverlay
          component={AddedModal}
          props={{ ...addedItem, onClose: () => setAddedItem(undefined) }}
          onClose={() => setAddedItem(undefined)}
        />
      )}
    </CartActionsContext>
  );
}
