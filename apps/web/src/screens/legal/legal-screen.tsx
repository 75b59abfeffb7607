import { useTexts } from '@vitrine/i18n/react';
import { LegalView } from '@vitrine/ui';
import { useLoaderData } from 'react-router-dom';
import type { LegalPage } from '../../data/legal-page.ts';
import { useAddress, useSiteHtml } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useYear } from '../../shell/use-year.ts';

/** The one view of the three legal documents (spec, section 2). */
export function LegalScreen() {
  const { name, title, html, date } = useLoaderData<LegalPage>();
  const t = useTexts('legal');
  const common = useTexts('common');
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
        copyright={common('footer.copyright', { year })}
        close={{ href: address('/'), label: t('close') }}
      />
    </>
  );
}

export { LegalScreen as Component };
