import { LegalView } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLocalizedHtml } from '../../lib/hooks/use-localized-path.ts';
import { useYear } from '../../lib/hooks/use-year.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';

/** The page of a legal document (spec, section 2). */
export function Component() {
  const { name, title, html, date } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['legal', 'common']);
  const year = useYear();
  const localizedHtml = useLocalizedHtml(html);
  return (
    <>
      <PageMeta title={t('meta.title', { title })} description={t(`meta.${name}`)} crumbs={[[title, `/${name}`]]} />
      <LegalView
        title={title}
        updated={t('updated', { date })}
        html={localizedHtml}
        copyright={t('common:footer.copyright', { year })}
        close={{ href: '/', label: t('close') }}
      />
    </>
  );
}
