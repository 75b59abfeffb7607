import { languages } from '@vitrine/i18n';
import type { Organization, WebSite } from 'schema-dts';
import { organizationId, type Site, websiteId } from './site.ts';

/** The company behind the site: the same on every page, but for the language it is told in. */
export const organization = (site: Site): Organization => ({
  '@type': 'Organization',
  ...organizationId(site),
  name: site.t('brand'),
  description: site.t('footer.description'),
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
});

export const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  ...websiteId(site),
  name: site.t('brand'),
  url: `${site.url}/`,
  inLanguage: languages,
  publisher: organizationId(site),
});
