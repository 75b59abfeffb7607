import { ButtonLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { isNotFound, PageError } from '../../lib/errors/page-error.tsx';
import { useAutoRetry } from '../../lib/errors/use-auto-retry.ts';
import { NoticePage } from '../../lib/notice-page.tsx';

/** The 404 page for an unknown product (spec, section 8), the message that the store does not respond, or the error. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <StoreError isUnknown={isNotFound(error)} /> : <PageError />;
}

/** The store does not know the product, or does not respond. */
function StoreError({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation(['product', 'common']);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useAutoRetry(() => {
    if (!isUnknown) void revalidate();
  });
  const key = isUnknown ? 'notFound' : 'store.unavailable';
  return (
    <NoticePage
      meta={{ title: t(`${key}.meta.title`), description: t(`${key}.meta.description`) }}
      title={t(`${key}.title`)}
      description={t(`${key}.description`)}
      image={isUnknown ? { src: '/art/not-found.svg' } : undefined}
      action={
        <>
          {/* A link, so that it works without JavaScript. */}
          {!isUnknown && <ButtonLink href={pathname + search}>{t('common:errors.retry')}</ButtonLink>}
          <ButtonLink variant={isUnknown ? 'primary' : 'secondary'} href="/shop">
            {t('back')}
          </ButtonLink>
        </>
      }
    />
  );
}
