import { useTexts } from '@vitrine/i18n/react';
import { Spinner } from '@vitrine/ui';

/** Over the screen while something is on its way; shows itself when that takes longer than 200 ms. */
export function Waiting() {
  const t = useTexts('common');
  return (
    <div className="waiting">
      <Spinner label={t('loading')} />
    </div>
  );
}
