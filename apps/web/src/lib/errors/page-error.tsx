import { Button, ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { getErrorMessage } from './error-message.ts';
import { useReloadAfterDeployment } from './reload-after-deployment.ts';
import { useAutoRetry } from './use-auto-retry.ts';

/** Whether the error of a route is a 404 response. */
export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page that could not be loaded or rendered. Reloads the document if a new deployment is the likely cause. */
export function PageError() {
  return useReloadAfterDeployment({ scroll: 'top' }) ? <LoadingOverlay /> : <PageErrorNotice />;
}

/** Reloads the document if the site responds. React Router keeps a failed import, so only a new document can load it. */
async function reloadIfOnline() {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response) location.reload();
}

function PageErrorNotice() {
  const { t } = useTranslation();
  const { title, description } = getErrorMessage(t, 'page');
  useAutoRetry(() => void reloadIfOnline());

  return (
    <>
      <PageMeta title={`${title} | ${t('brand')}`} description={description} noIndex />
      <Notice
        title={title}
        description={description}
        action={
          <>
            <Button onClick={reloadIfOnline}>{t(navigator.onLine ? 'errors.reload' : 'errors.retry')}</Button>
            <ButtonLink variant="secondary" href="/">
              {t('backHome')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
