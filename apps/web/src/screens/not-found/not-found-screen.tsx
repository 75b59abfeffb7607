import { ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

/** What any address shows that names nothing (spec, section 2). */
export function NotFoundScreen() {
  const { t } = useTranslation(['not-found', 'common']);
  const address = useAddress();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} unlisted />
      <Notice
        title={t('title')}
        description={t('description')}
        art="/art/not-found.svg"
        action={<ButtonLink href={address('/')}>{t('common:backHome')}</ButtonLink>}
      />
    </>
  );
}

export { NotFoundScreen as Component };
