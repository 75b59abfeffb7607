import { generatePath } from 'react-router-dom';
import { pages } from '../src/root/pages.ts';

/** Paths without a page: an unknown path, and each route with an unknown value of its parameter. */
const notFoundPaths = [
  '/nowhere',
  ...pages
    .filter(({ getPrerenderedParams }) => getPrerenderedParams)
    .map(({ path }) => path.replace(/:\w+/, 'nothing')),
];

/** A store-only product with several options, whose page the server renders on request. */
const storeProductPath = '/product/live-workshop';

/** A path of each route of the site (spec, section 2), of a store-only product, and of each kind of not-found page. */
export const pagePaths: readonly string[] = [
  ...(await Promise.all(
    pages.map(async ({ path, getPrerenderedParams }) =>
      getPrerenderedParams ? generatePath(path, (await getPrerenderedParams()).at(-1)) : path,
    ),
  )),
  storeProductPath,
  ...notFoundPaths,
];

export const isNotFound = (path: string) => notFoundPaths.includes(path);
