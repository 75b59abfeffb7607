import { Spinner } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** A spinner over the page that appears after 200 ms. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  return (
    <div className="loading-overlay">
      <Spinner label={t('loading')} />
    </div>
  );
}
