import { type Language, localizedPath } from '@vitrine/i18n';
import type { TFunction } from 'i18next';

/** The site as a page speaks of it to search engines. */
export interface Site {
  /** Origin. */
  url: string;
  language: Language;
  /** The prefix of the page's address; none on a bare one. */
  prefix?: Language;
  t: TFunction<'common'>;
}

/** The whole address of a path of the route table, in the page's language or bare as the page itself is. */
export const at = ({ url, prefix }: Site, path: string): string => url + localizedPath(prefix, path);

/** How the company, the site and what they publish refer to each other. */
export const organizationId = ({ url }: Site) => ({ '@id': `${url}/#organization` });
export const websiteId = ({ url }: Site) => ({ '@id': `${url}/#website` });
