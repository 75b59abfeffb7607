import { Toaster, type ToasterProps } from '@vitrine/ui/toaster';
import { useTranslation } from 'react-i18next';

/** The toast area of every page, in the page's language. */
export default function ToastArea({ toasts, placement }: Pick<ToasterProps, 'toasts' | 'placement'>) {
  const { t } = useTranslation();
  return (
    <Toaster
      toasts={toasts}
      label={t('toasts.area')}
      toastLabel={t('toasts.one')}
      close={t('toasts.close')}
      placement={placement}
    />
  );
}
