import type { Namespace } from '@vitrine/i18n';
import { generatePath, type RouteObject } from 'react-router-dom';
import { getPageFolder, type RouteHandle } from '../lib/route-handle.ts';
import { loadPrerenderedParams } from '../page-loaders.ts';
import { createRoutes } from '../routes.tsx';

/** The paths of the site without a language, derived from the routes. The build writes them for the server and the end-to-end tests. */
export interface PageList {
  /** The prerendered paths, with the file that the build writes in each language, and the folder of the page in `pages/`. */
  prerendered: { path: string; file: string; folder: string }[];
  /** The paths of prerendered 404 pages: a general one, and one per prerendered path with a parameter. */
  notFound: { path: string; file: string }[];
  /** The path patterns that the server renders on request: `always`, or only with one of the parameters. */
  onRequest: { pattern: string; parameters: readonly string[]; isPrerendered: boolean; always: boolean }[];
  /** The pages whose data the browser requests itself. Their files contain only messages. */
  messageFiles: { name: string; messages: readonly Namespace[] }[];
}

/** The routes of pages are those with a handle. */
const findPageRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.handle ? [route] : findPageRoutes(route.children ?? [])));

export async function listPages(): Promise<PageList> {
  const pages: PageList = {
    prerendered: [],
    notFound: [{ path: '/404', file: '404.html' }],
    onRequest: [],
    messageFiles: [],
  };
  for (const route of findPageRoutes(createRoutes())) {
    const handle: RouteHandle = route.handle;
    const { messages, hasPrerenderedParams = false, renderedParameters = [], isRenderedOnRequest = false } = handle;
    const pattern = `/${route.path ?? ''}`;
    const hasParams = pattern.includes(':');
    const isPrerendered = !hasParams || hasPrerenderedParams;
    const folder = getPageFolder(route.id ?? '');
    const params = hasParams ? await loadPrerenderedParams(folder) : [{}];
    const paths = params.map((params) => generatePath(pattern, params));
    for (const path of paths) pages.prerendered.push({ path, folder, file: `${path}/index.html`.replace(/^\/+/, '') });
    if (hasParams && isPrerendered) {
      const parent = pattern.slice(0, pattern.indexOf('/:'));
      pages.notFound.push({ path: `${parent}/404`, file: `${parent}/404.html`.slice(1) });
    }
    if (!isPrerendered) pages.messageFiles.push({ name: folder, messages });
    if (!isPrerendered || renderedParameters.length > 0)
      pages.onRequest.push({
        pattern,
        parameters: renderedParameters,
        isPrerendered,
        always: !isPrerendered || isRenderedOnRequest,
      });
  }
  return pages;
}
