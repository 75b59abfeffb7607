import { ButtonLink } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { NoticePage } from '../../lib/notice-page.tsx';

/** The 404 page (spec, section 2). */
export function NotFound() {
  const { t } = useTranslation(['not-found', 'common']);
  return (
    <NoticePage
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('title')}
      description={t('description')}
      image={{ src: '/art/not-found.svg' }}
      action={<ButtonLink href="/">{t('common:backHome')}</ButtonLink>}
    />
  );
}
