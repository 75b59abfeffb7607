import { ButtonLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { isNotFound, PageError } from '../../lib/errors/page-error.tsx';
import { useAutoRetry } from '../../lib/errors/use-auto-retry.ts';
import { NoticePage } from '../../lib/notice-page.tsx';

/** The 404 page for an unknown product (spec, section 8), the message that the store does not respond, or the error. */
export function ErrorBoundary() {
  const { t } = useTranslation('product');
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <PageError />;
  if (!isNotFound(error)) return <StoreUnavailable />;
  return (
    <NoticePage
      meta={{ title: t('notFound.meta.title'), description: t('notFound.meta.description') }}
      title={t('notFound.title')}
      description={t('notFound.description')}
      image={{ src: '/art/not-found.svg' }}
      action={<ButtonLink href="/shop">{t('back')}</ButtonLink>}
    />
  );
}

/** Replaces the page if the store does not respond. The retry is a link, so that it works without JavaScript. */
function StoreUnavailable() {
  const { t } = useTranslation(['product', 'common']);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useAutoRetry(() => void revalidate());
  return (
    <NoticePage
      meta={{ title: t('store.unavailable.meta.title'), description: t('store.unavailable.meta.description') }}
      title={t('store.unavailable.title')}
      description={t('store.unavailable.description')}
      action={
        <>
          <ButtonLink href={pathname + search}>{t('common:errors.retry')}</ButtonLink>
          <ButtonLink variant="secondary" href="/shop">
            {t('back')}
          </ButtonLink>
        </>
      }
    />
  );
}
