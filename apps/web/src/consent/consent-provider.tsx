import { CookieBanner } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Consent, readConsent, saveConsent } from './stored-consent.ts';

/** Delay in ms before the banner appears (spec, section 9). */
const delayMs = 500;

const ReopenConsentContext = createContext<(() => void) | undefined>(undefined);

/** Provides `useReopenConsent`, and shows the cookie banner until the visitor has made a choice (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [banner, setBanner] = useState<'closed' | 'open' | 'reopened'>('closed');
  const reopen = useCallback(() => setBanner('reopened'), []);

  useEffect(() => {
    if (readConsent()) return;
    const timer = setTimeout(() => setBanner((current) => (current === 'closed' ? 'open' : current)), delayMs);
    return () => clearTimeout(timer);
  }, []);

  function choose(consent: Consent) {
    saveConsent(consent);
    setBanner('closed');
  }

  return (
    <ReopenConsentContext value={reopen}>
      {banner !== 'closed' && (
        <CookieBanner
          label={t('cookieBanner.label')}
          text={t('cookieBanner.text')}
          policy={{ href: '/cookie-policy', label: t('cookieBanner.policy') }}
          labels={{ accept: t('cookieBanner.accept'), decline: t('cookieBanner.decline') }}
          onAccept={() => choose('accepted')}
          onDecline={() => choose('declined')}
          autoFocus={banner === 'reopened'}
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
