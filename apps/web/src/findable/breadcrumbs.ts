import type { BreadcrumbList } from 'schema-dts';
import { at, type Site } from './site.ts';

/** A page on the way from the landing page to where the visitor is: its name and its path in the route table. */
export type Crumb = readonly [name: string, path: string];

/** The way to a page, the landing page first. */
export const breadcrumbs = (site: Site, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[site.t('nav.home'), '/'] as Crumb, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(site, path),
  })),
});
