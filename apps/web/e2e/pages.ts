import { generatePath } from 'react-router-dom';
import { pages as sitePages } from '../src/app/pages.ts';

/** Paths without a page: an unknown path, and an unknown value for each path parameter. */
const notFound = [
  '/nowhere',
  ...sitePages
    .filter(({ getPrerenderedParams }) => getPrerenderedParams)
    .map(({ path }) => path.replace(/:\w+/, 'nothing')),
];

/** The page of a product that only the store has, with several options. */
const onRequest = '/product/live-workshop';

/** One path of every page of the site (spec, section 2), and of every kind of not-found page. */
export const pages: readonly string[] = [
  ...(await Promise.all(
    sitePages.map(async ({ path, getPrerenderedParams }) =>
      getPrerenderedParams ? generatePath(path, (await getPrerenderedParams()).at(-1)) : path,
    ),
  )),
  onRequest,
  ...notFound,
];

export const isNotFound = (path: string) => notFound.includes(path);
