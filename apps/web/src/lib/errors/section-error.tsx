import { Button, Notice } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { getErrorMessage } from './error-message.ts';
import { useReloadOnce } from './reload.ts';

interface SectionErrorProps {
  onRetry: () => void;
  /** Called when the visitor closes the message. */
  onClose: () => void;
}

/** Replaces an overlay that cannot be loaded or rendered. Reloads the document once if its files are missing. */
export function SectionError(props: SectionErrorProps) {
  return useReloadOnce() ? <LoadingOverlay /> : <SectionErrorNotice {...props} />;
}

function SectionErrorNotice({ onRetry, onClose }: SectionErrorProps) {
  const { t } = useTranslation();
  const [previousFocus] = useState(() => document.activeElement);

  function close() {
    onClose();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  }

  return (
    <div role="alert" className="overlay-error">
      <Notice
        headingLevel={3}
        {...getErrorMessage(t, 'section')}
        action={
          <>
            <Button onClick={onRetry}>{t('errors.retry')}</Button>
            <Button variant="secondary" onClick={close}>
              {t('close')}
            </Button>
          </>
        }
      />
    </div>
  );
}
