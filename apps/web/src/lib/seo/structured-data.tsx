import { type Language, languages } from '@vitrine/i18n';
import type { TFunction } from 'i18next';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { siteUrl } from '../config/env.ts';

/** What structured data needs to know of the page that it describes. */
export interface StructuredDataContext {
  language: Language;
  t: TFunction<'common'>;
  /** Returns the absolute URL of a path without a language, with the language prefix of the page. */
  getUrl: (path: string) => string;
}

/** A breadcrumb. The path has no language. */
type Crumb = readonly [name: string, path: string];

export const organizationRef = { '@id': `${siteUrl}/#organization` };
export const websiteRef = { '@id': `${siteUrl}/#website` };

const createBreadcrumbList = ({ t, getUrl }: StructuredDataContext, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[t('nav.home'), '/'] as const, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: getUrl(path),
  })),
});

export interface StructuredDataProps {
  /** The breadcrumbs below the landing page. */
  crumbs?: readonly Crumb[];
  /** Creates what the page is about, such as a product. */
  createThing?: (context: StructuredDataContext) => Thing;
}

/** The JSON-LD of a page for search engines (schema.org). `PageMeta` renders it. */
export function StructuredData({
  context,
  crumbs,
  createThing,
}: StructuredDataProps & { context: StructuredDataContext }) {
  const { t } = context;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organizationRef,
        name: t('brand'),
        description: t('footer.description'),
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        ...websiteRef,
        name: t('brand'),
        url: `${siteUrl}/`,
        inLanguage: languages,
        publisher: organizationRef,
      },
      ...(createThing ? [createThing(context)] : []),
      ...(crumbs ? [createBreadcrumbList(context, crumbs)] : []),
    ],
  };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes. No `<` ends the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
