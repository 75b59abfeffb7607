import { ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../lib/seo/page-meta.tsx';

/** The 404 page (spec, section 2). */
export function NotFound() {
  const { t } = useTranslation(['not-found', 'common']);
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} noIndex />
      <Notice
        title={t('title')}
        description={t('description')}
        image={{ src: '/art/not-found.svg' }}
        action={<ButtonLink href="/">{t('common:backHome')}</ButtonLink>}
      />
    </>
  );
}
