import { LegalView } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { LegalPage } from '../../data/legal-page.ts';
import { useAddress, useSiteHtml } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useYear } from '../../shell/use-year.ts';

/** The one view of the three legal documents (spec, section 2). */
export function LegalScreen() {
  const { name, title, html, date } = useLoaderData<LegalPage>();
  const { t } = useTranslation(['legal', 'common']);
  const address = useAddress();
  const year = useYear();
  const linked = useSiteHtml(html);
  return (
    <>
      <PageMeta title={t('meta.title', { title })} description={t(`meta.${name}`)} />
      <LegalView
        title={title}
        updated={t('updated', { date })}
        html={linked}
        copyright={t('common:footer.copyright', { year })}
        close={{ href: address('/'), label: t('close') }}
      />
    </>
  );
}

export { LegalScreen as Component };
