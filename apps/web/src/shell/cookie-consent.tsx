import { useTexts } from '@vitrine/i18n/react';
import { CookieBanner } from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from './address-context.ts';
import { type Consent, readConsent, storeConsent } from './consent.ts';

/** The banner comes this late, so that it does not stand before what the visitor came for (spec, section 9). */
const delayMs = 500;

interface CookieConsentProps {
  /** The visitor wants to choose again. */
  reopened: boolean;
  onAnswer: () => void;
}

/** Asks for consent to cookies until it is answered, and again when the visitor wants to (spec, section 4). */
export function CookieConsent({ reopened, onAnswer }: CookieConsentProps) {
  const t = useTexts('common');
  const address = useAddress();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (readConsent()) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  const opener = useRef<Element>(null);
  const place = useCallback(
    (banner: HTMLElement | null) => {
      if (!banner) return;
      if (reopened) {
        opener.current = document.activeElement;
        banner.tabIndex = -1;
        banner.focus({ preventScroll: true });
      }
      return announceHeight(banner);
    },
    [reopened],
  );

  function answer(consent: Consent) {
    storeConsent(consent);
    setDue(false);
    onAnswer();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  if (!due && !reopened) return null;
  return (
    <CookieBanner
      ref={place}
      label={t('cookieBanner.label')}
      text={t('cookieBanner.text')}
      policy={{ href: address('/cookie-policy'), label: t('cookieBanner.policy') }}
      accept={t('cookieBanner.accept')}
      decline={t('cookieBanner.decline')}
      onAccept={() => answer('accepted')}
      onDecline={() => answer('declined')}
    />
  );
}

/** Tells the page how much of its foot the banner covers, so that it can scroll further: nothing below it is out of reach. */
function announceHeight(banner: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--cookie-banner', `${innerHeight - banner.offsetTop}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner');
  };
}
