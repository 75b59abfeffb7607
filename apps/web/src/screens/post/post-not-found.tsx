import { ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

/** Shown for every slug that there is not (spec, section 8). */
export function PostNotFound() {
  const { t } = useTranslation('blog');
  const address = useAddress();
  return (
    <>
      <PageMeta
        title={t('article.notFound.meta.title')}
        description={t('article.notFound.meta.description')}
        unlisted
      />
      <Notice
        title={t('article.notFound.title')}
        description={t('article.notFound.description')}
        art="/art/not-found.svg"
        action={<ButtonLink href={address('/blog')}>{t('article.back')}</ButtonLink>}
      />
    </>
  );
}
