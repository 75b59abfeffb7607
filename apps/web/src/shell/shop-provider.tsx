import type { CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useLanguage } from '@vitrine/i18n/react';
import { createToasts } from '@vitrine/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { FailureBoundary } from '../failure/failure-boundary.tsx';
import { lazyPart } from '../failure/lazy-part.tsx';
import { OverlayArea } from '../failure/overlay-area.tsx';
import { tellRefusal } from './cart/tell-refusal.ts';
import { useFreshCart } from './cart/use-fresh-cart.ts';
import { CookieConsent } from './cookie-consent.tsx';
import { PlainToasts } from './plain-toasts.tsx';
import { type ShopActions, ShopActionsContext } from './shop-actions.ts';
import { useHydrated } from './use-hydrated.ts';
import { useLeaving } from './use-leaving.ts';

const Drawer = lazyPart(() => import('./cart/drawer.tsx'), ['cart']);
const Added = lazyPart(() => import('./cart/added.tsx'), ['cart']);
const ToastArea = lazyPart(() => import('./toast-area.tsx'));

/** Gives every screen the cart's actions, and shows what answers them: the drawer, the added-to-cart modal, the toasts. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const cart = useCartStore();
  const language = useLanguage();
  const hydrated = useHydrated();
  const [toasts] = useState(createToasts);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [consentReopened, setConsentReopened] = useState(false);
  const [added, setAdded] = useState<CartItem>();

  useFreshCart(toasts, drawer === 'open');

  // What lies over a page goes with it.
  useLeaving(() => {
    setDrawer((drawer) => (drawer === 'open' ? 'closed' : drawer));
    setAdded(undefined);
  });

  const actions = useMemo<ShopActions>(
    () => ({
      addToCart: (item, { silent = false } = {}) => {
        const result = cart.add(item);
        if (!result.ok) void tellRefusal(toasts, language, result, item);
        else if (!silent) setAdded(item);
        return result;
      },
      openCart: () => setDrawer('open'),
      notify: (toast) => toasts.show(toast),
      reopenConsent: () => setConsentReopened(true),
    }),
    [cart, language, toasts],
  );

  return (
    <ShopActionsContext value={actions}>
      <CookieConsent reopened={consentReopened} onAnswer={() => setConsentReopened(false)} />
      {children}
      {drawer !== 'never' && (
        <OverlayArea onGiveUp={() => setDrawer('never')}>
          <Drawer open={drawer === 'open'} onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')} />
        </OverlayArea>
      )}
      {added && (
        <OverlayArea onGiveUp={() => setAdded(undefined)}>
          <Added item={added} onClose={() => setAdded(undefined)} />
        </OverlayArea>
      )}
      {hydrated && (
        <FailureBoundary fallback={() => <PlainToasts toasts={toasts} />}>
          <Suspense>
            <ToastArea toasts={toasts} />
          </Suspense>
        </FailureBoundary>
      )}
    </ShopActionsContext>
  );
}
