import { Button, Notice, type Toasts } from '@vitrine/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows the toasts if the toast area cannot be loaded, so that no message is lost. */
export function PlainToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation();
  const currentToasts = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  return (
    <div role="status">
      {currentToasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className="overlay-error">
            <Notice
              headingLevel={3}
              title={title}
              description={description}
              action={<Button onClick={() => toasts.dismiss(id)}>{t('close')}</Button>}
            />
          </div>
        ))}
    </div>
  );
}
