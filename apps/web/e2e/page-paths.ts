import { readFileSync } from 'node:fs';
import type { PageList } from '../src/root/list-pages.ts';

/** The pages of the build, which are derived from the routes. */
const { prerendered, notFound }: PageList = JSON.parse(
  readFileSync(new URL('../dist/pages.json', import.meta.url), 'utf8'),
);

/** Paths without a page: an unknown path, and an unknown value of each parameter. */
const notFoundPaths = [
  '/nowhere',
  '/product/nothing',
  ...notFound.map(({ path }) => path.replace('/404', '/nothing')).filter((path) => path !== '/nothing'),
];

/** A store-only product with several options, whose page the server renders on request. */
const storeProductPath = '/product/live-workshop';

/** A path of each folder of pages (spec, section 2), each legal document, a store-only product, and each kind of not-found page. */
export const pagePaths: readonly string[] = [
  ...new Map(prerendered.map(({ path, folder }) => [folder === 'legal' ? path : folder, path])).values(),
  storeProductPath,
  ...notFoundPaths,
];

/** Whether a page is a legal document. Those have no navigation bar, so no language menu. */
export const isLegal = (path: string) => prerendered.some((page) => page.folder === 'legal' && page.path === path);

export const isNotFound = (path: string) => notFoundPaths.includes(path);
