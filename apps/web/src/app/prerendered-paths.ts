import { generatePath } from 'react-router-dom';
import { pages } from './pages.ts';

/** A path without a language, and the file that it is published as. */
interface PrerenderedPath {
  path: string;
  file: string;
}

/** The not-found pages: a general one, and one for each page with a parameter. */
function notFoundPaths(): PrerenderedPath[] {
  const parents = pages.filter(({ params }) => params).map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  return ['', ...parents].map((parent) => ({ path: `${parent}/404`, file: `${parent}/404.html`.slice(1) }));
}

/** Every path that is prerendered, in each language. */
export async function prerenderedPaths(): Promise<PrerenderedPath[]> {
  const paths = await Promise.all(
    pages.map(async ({ path, params }) =>
      params ? (await params()).map((values) => generatePath(path, values)) : [path],
    ),
  );
  return [
    ...paths.flat().map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html` })),
    ...notFoundPaths(),
  ];
}
