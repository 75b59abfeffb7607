import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, Refusal } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { i18nFor, loadMessages } from '@vitrine/i18n';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { errorMessage } from '../../shared/errors/error-message.ts';
import { retryableLazy } from '../../shared/errors/lazy-component.tsx';
import { LazyOverlay } from '../../shared/errors/lazy-overlay.tsx';
import { useIdlePrefetch } from '../../shared/hooks/use-idle-prefetch.ts';
import { shownLanguage, useLanguage } from '../../shared/hooks/use-language.ts';
import { useNavigationStart } from '../../shared/hooks/use-navigation-start.ts';
import { useToast } from '../../shared/toasts/toast-provider.tsx';
import { type CartActions, CartActionsContext } from './cart-actions.ts';
import { useRepriceOnLoad } from './use-reprice.ts';

const withMessages = <Module,>(load: () => Promise<Module>) =>
  Promise.all([load(), loadMessages(shownLanguage(), ['cart'])]).then(([module]) => module);

const CartDrawer = retryableLazy(() => withMessages(() => import('./cart-drawer.tsx')));
const AddedModal = retryableLazy(() => withMessages(() => import('./added-modal.tsx')));

/** Provides `useCartActions`, and renders the cart drawer and the added-to-cart modal. */
export function CartUiProvider({ children }: { children: ReactNode }) {
  const cart = useCartStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [drawer, setDrawer] = useState<'unmounted' | 'open' | 'closed'>('unmounted');
  const [added, setAdded] = useState<{ item: CartItem; quantity: number }>();

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
  useRepriceOnLoad();
  useNavigationStart(() => {
    setDrawer((drawer) => (drawer === 'open' ? 'closed' : drawer));
    setAdded(undefined);
  });

  const actions = useMemo<CartActions>(() => {
    /** Shows a refusal in a toast. Loads the messages of the cart first: they are not part of the first load. */
    async function showRefusal(refusal: Refusal, item: CartItem) {
      try {
        const [i18n, { refusalMessage }] = await Promise.all([
          loadMessages(language, ['cart']),
          import('./cart-messages.ts'),
        ]);
        const t = i18n.getFixedT(null, 'cart');
        showToast({ tone: 'destructive', title: t('refusals.title'), description: refusalMessage(t, refusal, item) });
      } catch (error) {
        console.error('The message of a refusal could not be loaded:', refusal.code, error);
        showToast({ tone: 'destructive', ...errorMessage(i18nFor(language).getFixedT(null, 'common'), 'area') });
      }
    }
    return {
      addToCart: (item, { quantity = 1, silent = false } = {}) => {
        const result = cart.add(item, quantity);
        if (!result.ok) void showRefusal(result, item);
        // The number in the bar changes at once, while the modal is rendered in slices.
        else if (!silent) startTransition(() => setAdded({ item, quantity }));
        return result;
      },
      openCart: () => setDrawer('open'),
    };
  }, [cart, language, showToast]);

  return (
    <CartActionsContext value={actions}>
      {children}
      {drawer !== 'unmounted' && (
        <LazyOverlay
          component={CartDrawer}
          props={{
            open: drawer === 'open',
            onOpenChange: (open: boolean) => setDrawer(open ? 'open' : 'closed'),
          }}
          onClose={() => setDrawer('unmounted')}
        />
      )}
      {added && (
        <LazyOverlay
          component={AddedModal}
          props={{ ...added, onClose: () => setAdded(undefined) }}
          onClose={() => setAdded(undefined)}
        />
      )}
    </CartActionsContext>
  );
}
