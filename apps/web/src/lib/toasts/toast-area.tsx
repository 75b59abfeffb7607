import type { Toasts } from '@vitrine/ui';
import { Toaster } from '@vitrine/ui/toaster';
import { useTranslation } from 'react-i18next';

/** The toast area of every page, in the page's language. */
export default function ToastArea({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation();
  return (
    <Toaster toasts={toasts} label={t('toasts.area')} labels={{ toast: t('toasts.label'), close: t('toasts.close') }} />
  );
}
