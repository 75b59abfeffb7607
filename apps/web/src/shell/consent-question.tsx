import { CookieBanner } from '@vitrine/ui';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from './address-context.ts';
import { type Consent, storeConsent } from './consent.ts';

interface ConsentQuestionProps {
  /** The visitor has asked for it: then it takes the focus, and gives it back. */
  reopened: boolean;
  onAnswer: () => void;
}

/** The cookie banner itself, at the foot of the page until it is answered. */
export default function ConsentQuestion({ reopened, onAnswer }: ConsentQuestionProps) {
  const { t } = useTranslation();
  const address = useAddress();
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
    onAnswer();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

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
