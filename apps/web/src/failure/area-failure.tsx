import { Button, Notice } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../shell/waiting.tsx';
import { failureText } from './failure-text.ts';
import { useBackOnline } from './use-back-online.ts';
import { useRenewal } from './use-renewal.ts';

interface AreaFailureProps {
  onRetry: () => void;
  /** Given where the part would have lain over the page: then this does too, and can be closed. */
  onClose?: () => void;
}

/** In the place of a part of the page that could not be loaded or drawn, unless loading the page anew cures it. */
export function AreaFailure(props: AreaFailureProps) {
  return useRenewal({ arriving: false }) ? <Waiting /> : <AreaNotice {...props} />;
}

/** Says so, and tries again by itself once the visitor is online again. */
function AreaNotice({ onRetry, onClose }: AreaFailureProps) {
  const { t } = useTranslation();
  const { title, description } = failureText(t, 'area');
  const [opener] = useState(() => document.activeElement);
  useBackOnline(onRetry);

  function close() {
    onClose?.();
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <div role="alert" className={onClose && 'area-failure'}>
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
