import { Button, ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { useReloadAfterDeployment } from '../lib/errors/reload-after-deployment.ts';
import { useAutoRetry } from '../lib/errors/use-auto-retry.ts';
import { LoadingOverlay } from '../lib/loading-overlay.tsx';
import { PageMeta } from '../lib/seo/page-meta.tsx';
import { NotFound } from '../pages/not-found/index.ts';
import { usePage } from './page-handle.ts';
import { getPageModule } from './page-modules.ts';

/** Replaces a page that does not exist, or that could not be loaded or rendered. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const page = usePage();
  if (!isRouteErrorResponse(error)) return <PageError />;
  const { NotFound: PageNotFound = NotFound, Unavailable = PageError } = getPageModule(page.module);
  return error.status === 404 ? <PageNotFound /> : <Unavailable />;
}

/** Reloads the document if a new deployment is the likely cause. Otherwise shows an error message. */
function PageError() {
  return useReloadAfterDeployment({ scroll: 'top' }) ? <LoadingOverlay /> : <PageErrorNotice />;
}

function PageErrorNotice() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { title, description } = getErrorMessage(t, 'page');
  useAutoRetry(() => void revalidate());

  return (
    <>
      <PageMeta title={`${title} | ${t('brand')}`} description={description} noIndex />
      <Notice
        title={title}
        description={description}
        action={
          <>
            {navigator.onLine ? (
              <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
            ) : (
              <Button onClick={() => revalidate()}>{t('errors.retry')}</Button>
            )}
            <ButtonLink variant="secondary" href="/">
              {t('backHome')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
