import { Button, ButtonLink, Notice } from '@vitrine/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { getErrorMessage } from './error-message.ts';
import { isDomError } from './is-dom-error.ts';
import { hasTypedInput, reloadIfOnline, useReloadOnce } from './reload.ts';
import { useAutoRetry } from './use-auto-retry.ts';

/** Whether the error of a route is a 404 response. */
export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/**
 * Replaces a page that could not be loaded or rendered. Reloads the document once if its files are missing. Only a new document can load a page
 * whose import failed, because React Router keeps the failure.
 */
export function PageError() {
  const mustRenderAgain = isDomError(useRouteError());
  const location = useLocation();
  const navigate = useNavigate();
  const isReloading = useReloadOnce();
  useEffect(() => {
    // React Router renders the page again after a navigation, even to the same location.
    if (mustRenderAgain) void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }, [mustRenderAgain, location, navigate]);
  return mustRenderAgain || isReloading ? <LoadingOverlay /> : <PageErrorNotice />;
}

function PageErrorNotice() {
  const { t } = useTranslation();
  const { title, description } = getErrorMessage(t, 'page');
  useAutoRetry(() => {
    if (!hasTypedInput()) void reloadIfOnline();
  });

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
