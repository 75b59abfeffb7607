import { generatePath } from 'react-router-dom';
import { pages } from './pages.ts';

/** A path without a language, and the name of the file that the build writes for it in each language. */
interface PrerenderedPath {
  path: string;
  file: string;
}

/** Returns the paths of the 404 pages: a general one, and one for each page with params. */
function getNotFoundPaths(): PrerenderedPath[] {
  const parents = pages
    .filter(({ getPrerenderedParams }) => getPrerenderedParams)
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  return ['', ...parents].map((parent) => ({ path: `${parent}/404`, file: `${parent}/404.html`.slice(1) }));
}

/** Returns the paths of all prerendered pages, including the 404 pages. They are the same in every language. */
export async function getPrerenderedPaths(): Promise<PrerenderedPath[]> {
  const paths = await Promise.all(
    pages.map(async ({ path, getPrerenderedParams }) =>
      getPrerenderedParams ? (await getPrerenderedParams()).map((values) => generatePath(path, values)) : [path],
    ),
  );
  return [
    ...paths.flat().map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html` })),
    ...getNotFoundPaths(),
  ];
}
