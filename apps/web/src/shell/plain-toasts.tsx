import { Button, Notice, type Toasts } from '@vitrine/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** In the place of a toast area that could not be loaded or drawn: what it would have said must not be lost. */
export function PlainToasts({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  return (
    <div role="status">
      {shown
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className="area-failure">
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
