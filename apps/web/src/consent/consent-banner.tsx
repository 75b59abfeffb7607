import { CookieBanner } from '@vitrine/ui';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Consent, saveConsent } from './stored-consent.ts';

interface ConsentBannerProps {
  /** Whether the banner receives the focus when it opens. It returns the focus when it closes. */
  shouldFocus: boolean;
  onClose: () => void;
}

/** The cookie banner at the bottom of the window. */
export default function ConsentBanner({ shouldFocus, onClose }: ConsentBannerProps) {
  const { t } = useTranslation();
  const previousFocusRef = useRef<Element>(null);
  const handleMount = useCallback(
    (banner: HTMLElement | null) => {
      if (!banner) return;
      if (shouldFocus) {
        // React calls the ref twice in strict mode.
        previousFocusRef.current ??= document.activeElement;
        banner.tabIndex = -1;
        banner.focus({ preventScroll: true });
      }
      return trackHeight(banner);
    },
    [shouldFocus],
  );

  function choose(consent: Consent) {
    saveConsent(consent);
    onClose();
    if (previousFocusRef.current instanceof HTMLElement) previousFocusRef.current.focus();
  }

  return (
    <CookieBanner
      ref={handleMount}
      label={t('cookieBanner.label')}
      text={t('cookieBanner.text')}
      policy={{ href: '/cookie-policy', label: t('cookieBanner.policy') }}
      labels={{ accept: t('cookieBanner.accept'), decline: t('cookieBanner.decline') }}
      onAccept={() => choose('accepted')}
      onDecline={() => choose('declined')}
    />
  );
}

/**
 * Sets a CSS variable to the height that the banner covers at the bottom of the window. `app.css` adds it to the bottom padding of the page, so
 * that the banner never covers the page's end.
 */
function trackHeight(banner: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--cookie-banner-height', `${innerHeight - banner.offsetTop}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner-height');
  };
}
