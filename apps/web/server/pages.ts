import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  localizedPath,
  negotiateLanguage,
  splitLanguage,
} from '@vitrine/i18n';
import { type CompressedFile, readStaticFiles } from '@vitrine/server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { matchPath } from 'react-router-dom';
import { pickRenderedParameters } from '../src/lib/rendered-parameters.ts';
import type { PageList } from '../src/root/list-pages.ts';

/** Maximum length of a path that is rendered. A longer one is treated as unknown. */
const maxRenderedPathLength = 200;

export interface Page {
  readonly file: CompressedFile;
  readonly language: Language;
  /** Whether the path has no language prefix, so that the language depends on the request. */
  readonly isNegotiated: boolean;
  readonly status: 200 | 404;
}

/**
 * Returns the language of a bare path: the one in the `language` cookie, else the supported one with the highest quality value in
 * `Accept-Language`, else English.
 */
function getRequestLanguage(c: Context): Language {
  const cookie = getCookie(c, 'language');
  return isLanguage(cookie) ? cookie : (negotiateLanguage(c.req.header('Accept-Language')) ?? fallbackLanguage);
}

/**
 * Reads the pages of a build. The folder `site` has the prefixed paths, and the bare paths in English. The folder `negotiated` has the bare
 * paths in the other languages.
 */
export function readPages(folder: string) {
  const { onRequest }: PageList = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const site = readStaticFiles(join(folder, 'site'));
  const bareFiles = new Map(
    languages.map((language) => [
      language,
      language === fallbackLanguage ? site : readStaticFiles(join(folder, 'negotiated', language)),
    ]),
  );

  function findPage(c: Context, pathname: string): Page {
    const { language: prefix, path } = splitLanguage(pathname);
    const language = prefix ?? getRequestLanguage(c);
    const files = prefix ? site : (bareFiles.get(language) ?? site);
    const getFile = (path: string) => files.get(localizedPath(prefix, path));
    const requestedFile = getFile(path);
    const isPage = requestedFile?.type.startsWith('text/html') && !path.endsWith('.html');
    const [, section] = path.split('/', 2);
    const file = isPage ? requestedFile : (getFile(`/${section}/404.html`) ?? getFile('/404.html'));
    if (!file) throw new Error(`The build has no not-found page in ${language}.`);
    return { file, language, isNegotiated: !prefix, status: isPage ? 200 : 404 };
  }

  /** Returns the query string with which a page is rendered on request, or undefined if its file is sent. */
  function findRenderedQuery(pathname: string, isPage: boolean, searchParams: URLSearchParams): string | undefined {
    const { path } = splitLanguage(pathname);
    if (path.length > maxRenderedPathLength) return undefined;
    const route = onRequest.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
    if (!route) return undefined;
    const query = pickRenderedParameters(searchParams, route.parameters);
    const isRendered = route.isPrerendered ? isPage && (route.always || query !== '') : !isPage;
    return isRendered ? query : undefined;
  }

  return { files: site, findPage, findRenderedQuery };
}
