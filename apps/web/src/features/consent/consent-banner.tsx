import { CookieBanner } from '@vitrine/ui';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Consent, storeConsent } from './stored-consent.ts';

interface ConsentBannerProps {
  /** The visitor has opened the banner: it receives the focus, and returns it when it closes. */
  hasFocus: boolean;
  onClose: () => void;
}

/** The cookie banner at the bottom of the page. */
export default function ConsentBanner({ hasFocus, onClose }: ConsentBannerProps) {
  const { t } = useTranslation();
  const opener = useRef<Element>(null);
  const attach = useCallback(
    (banner: HTMLElement | null) => {
      if (!banner) return;
      if (hasFocus) {
        opener.current = document.activeElement;
        banner.tabIndex = -1;
        banner.focus({ preventScroll: true });
      }
      return publishHeight(banner);
    },
    [hasFocus],
  );

  function choose(consent: Consent) {
    storeConsent(consent);
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <CookieBanner
      ref={attach}
      label={t('cookieBanner.label')}
      text={t('cookieBanner.text')}
      policy={{ href: '/cookie-policy', label: t('cookieBanner.policy') }}
      accept={t('cookieBanner.accept')}
      decline={t('cookieBanner.decline')}
      onAccept={() => choose('accepted')}
      onDecline={() => choose('declined')}
    />
  );
}

/** Sets a CSS variable to the height of the banner, by which the page is padded, so that its end can be scrolled into view. */
function publishHeight(banner: HTMLElement) {
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
