import { ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

/** Shown for every product id that there is not (spec, section 8). */
export function ProductNotFound() {
  const { t } = useTranslation('product');
  const address = useAddress();
  return (
    <>
      <PageMeta title={t('notFound.meta.title')} description={t('notFound.meta.description')} unlisted />
      <Notice
        title={t('notFound.title')}
        description={t('notFound.description')}
        art="/art/not-found.svg"
        action={<ButtonLink href={address('/shop')}>{t('back')}</ButtonLink>}
      />
    </>
  );
}
