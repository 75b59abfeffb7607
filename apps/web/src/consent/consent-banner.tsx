import { CookieBanner } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { type Consent, saveConsent } from './stored-consent.ts';

/** The cookie banner. `onClose` is called when the choice is saved. */
export default function ConsentBanner({ autoFocus, onClose }: { autoFocus: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  function choose(consent: Consent) {
    saveConsent(consent);
    onClose();
  }
  return (
    <CookieBanner
      label={t('cookieBanner.label')}
      text={t('cookieBanner.text')}
      policy={{ href: '/cookie-policy', label: t('cookieBanner.policy') }}
      labels={{ accept: t('cookieBanner.accept'), decline: t('cookieBanner.decline') }}
      onAccept={() => choose('accepted')}
      onDecline={() => choose('declined')}
      autoFocus={autoFocus}
    />
  );
}
