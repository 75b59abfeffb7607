import { SkipLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The first link of every page leads past the bar. */
export function SkipToContent() {
  const { t } = useTranslation();
  return <SkipLink href="#content">{t('skipToContent')}</SkipLink>;
}
