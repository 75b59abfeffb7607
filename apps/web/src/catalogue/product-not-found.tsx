import { ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../lib/seo/page-meta.tsx';

/** The 404 page for an unknown product (spec, section 8). */
export function ProductNotFound() {
  const { t } = useTranslation('product');
  return (
    <>
      <PageMeta title={t('notFound.meta.title')} description={t('notFound.meta.description')} noIndex />
      <Notice
        title={t('notFound.title')}
        description={t('notFound.description')}
        image={{ src: '/art/not-found.svg' }}
        action={<ButtonLink href="/shop">{t('back')}</ButtonLink>}
      />
    </>
  );
}
