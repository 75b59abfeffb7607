import { CookieBanner } from '@vitrine/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Consent, readConsent, saveConsent } from './stored-consent.ts';

/** Delay in ms before the banner appears (spec, section 9). */
const delayMs = 500;

interface ConsentActions {
  /** Opens the banner again, so that the visitor can change the choice. */
  reopenConsent: () => void;
}

const ConsentContext = createContext<ConsentActions | undefined>(undefined);

/** Provides `useConsent`, and shows the cookie banner until the visitor has made a choice (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [banner, setBanner] = useState<'closed' | 'open' | 'reopened'>('closed');
  const actions = useMemo(() => ({ reopenConsent: () => setBanner('reopened') }), []);

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
    <ConsentContext value={actions}>
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
    </ConsentContext>
  );
}

export function useConsent(): ConsentActions {
  const actions = useContext(ConsentContext);
  if (!actions) throw new Error('useConsent was called outside a <ConsentProvider>.');
  return actions;
}
