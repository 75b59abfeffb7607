import { useTexts } from '@vitrine/i18n/react';
import { ButtonLink, Notice } from '@vitrine/ui';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

/** What any address shows that names nothing (spec, section 2). */
export function NotFoundScreen() {
  const t = useTexts('not-found');
  const common = useTexts('common');
  const address = useAddress();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} unlisted />
      <Notice
        title={t('title')}
        description={t('description')}
        art="/art/not-found.svg"
        action={<ButtonLink href={address('/')}>{common('backHome')}</ButtonLink>}
      />
    </>
  );
}

export { NotFoundScreen as Component };
