import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyOverlay, retryableLazy } from '../lib/errors/lazy-component.tsx';

const CookieBanner = retryableLazy(async () => (await import('../overlays.ts')).CookieBanner);

/** Key of the visitor's choice in `localStorage`, `accepted` or `declined` (spec, section 3). */
const storageKey = 'cookie_consent';

/** Delay in ms before the banner appears (spec, section 9). */
const delayMs = 500;

const ReopenConsentContext = createContext<(() => void) | undefined>(undefined);

/** Returns false also for an invalid choice, and if the storage is blocked. */
function hasChosen(): boolean {
  try {
    return ['accepted', 'declined'].includes(localStorage.getItem(storageKey) ?? '');
  } catch {
    return false;
  }
}

/** Provides `useReopenConsent`, and shows the cookie banner until the visitor has made a choice (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [banner, setBanner] = useState<'closed' | 'open' | 'reopened'>('closed');
  const reopen = useCallback(() => setBanner('reopened'), []);
  const close = () => setBanner('closed');

  useEffect(() => {
    if (hasChosen()) return;
    // If this fails, rendering the banner loads it again.
    CookieBanner.preload().catch(() => {});
    const timer = setTimeout(() => {
      // Unless the visitor has made a choice or opened it meanwhile.
      if (!hasChosen()) setBanner((current) => (current === 'closed' ? 'open' : current));
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);

  // A choice in another tab.
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => key === storageKey && hasChosen() && setBanner('closed');
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);

  function choose(choice: 'accepted' | 'declined') {
    close();
    try {
      localStorage.setItem(storageKey, choice);
    } catch (error) {
      // The choice applies until the page is reloaded.
      console.error('The choice in the cookie banner could not be stored:', error);
    }
  }

  return (
    <ReopenConsentContext value={reopen}>
      {banner !== 'closed' && (
        <LazyOverlay
          component={CookieBanner}
          props={{
            label: t('cookieBanner.label'),
            text: t('cookieBanner.text'),
            policy: { href: '/cookie-policy', label: t('cookieBanner.policy') },
            labels: { accept: t('cookieBanner.accept'), decline: t('cookieBanner.decline') },
            onAccept: () => choose('accepted'),
            onDecline: () => choose('declined'),
            autoFocus: banner === 'reopened',
          }}
          // The page works without the banner, so only a visitor who reopens it sees an error.
          isOpen={banner === 'reopened'}
          onCloseError={close}
        />
      )}
      {children}
    </ReopenConsentContext>
  );
}

/** Returns a function that opens the banner again, so that the visitor can change the choice. */
export function useReopenConsent(): () => void {
  const reopen = useContext(ReopenConsentContext);
  if (!reopen) throw new Error('useReopenConsent was called outside a <ConsentProvider>.');
  return reopen;
}
