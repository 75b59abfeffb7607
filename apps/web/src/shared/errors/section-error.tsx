import { Button, Notice } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { errorMessage } from './error-message.ts';
import { useReloadAfterDeployment } from './reload-after-deployment.ts';
import { useOnline } from './use-online.ts';

interface SectionErrorProps {
  onRetry: () => void;
  /** For an overlay: the message is shown over the page and can be closed. */
  onClose?: () => void;
}

/** Replaces a section that could not be loaded or rendered. Reloads the document when a new deployment is the likely cause. */
export function SectionError(props: SectionErrorProps) {
  return useReloadAfterDeployment({ scroll: 'keep' }) ? <LoadingOverlay /> : <SectionErrorNotice {...props} />;
}

/** Shows the error message, and retries when the connection is back. */
function SectionErrorNotice({ onRetry, onClose }: SectionErrorProps) {
  const { t } = useTranslation();
  const { title, description } = errorMessage(t, 'area');
  const [opener] = useState(() => document.activeElement);
  useOnline(onRetry);

  function close() {
    onClose?.();
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <div role="alert" className={onClose && 'overlay-error'}>
      <Notice
        headingLevel={3}
        title={title}
        description={description}
        action={
          <>
            <Button onClick={onRetry}>{t('errors.retry')}</Button>
            {onClose && (
              <Button variant="secondary" onClick={close}>
                {t('close')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
