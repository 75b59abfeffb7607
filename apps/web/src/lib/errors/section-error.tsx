import { Button, Notice } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { getErrorMessage } from './error-message.ts';
import { useReloadAfterDeployment } from './reload-after-deployment.ts';

interface SectionErrorProps {
  onRetry: () => void;
  /** Called when the visitor closes the message. If set, the message is an overlay with a close button. */
  onClose?: () => void;
}

/** Replaces a section that cannot be loaded or rendered. Reloads the document if a new deployment is the likely cause. */
export function SectionError(props: SectionErrorProps) {
  return useReloadAfterDeployment({ scroll: 'keep' }) ? <LoadingOverlay /> : <SectionErrorNotice {...props} />;
}

function SectionErrorNotice({ onRetry, onClose }: SectionErrorProps) {
  const { t } = useTranslation();
  const { title, description } = getErrorMessage(t, 'section');
  const [previousFocus] = useState(() => document.activeElement);

  function close() {
    onClose?.();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
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
