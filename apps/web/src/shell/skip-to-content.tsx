import { useTexts } from '@vitrine/i18n/react';
import { SkipLink } from '@vitrine/ui';

/** The first link of every page leads past the bar. */
export function SkipToContent() {
  const t = useTexts('common');
  return <SkipLink href="#content">{t('skipToContent')}</SkipLink>;
}
