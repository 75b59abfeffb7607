import { Button, Notice, type Toasts } from '@vitrine/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows toasts when the toast area could not be loaded, so that no message is lost. */
export function PlainToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation();
  const current = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  return (
    <div role="status">
      {current
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
