import { Spinner } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** Over the screen while something is on its way; shows itself when that takes longer than 200 ms. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="waiting">
      <Spinner label={t('loading')} />
    </div>
  );
}
