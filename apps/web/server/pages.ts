import { join } from 'node:path';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  negotiateLanguage,
  splitLanguage,
} from '@vitrine/i18n';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readStaticFiles, type StaticFile } from './static-files.ts';

/** Path prefixes that have their own not-found page. */
const sections = ['/product', '/blog'];

export interface Page {
  readonly file: StaticFile;
  readonly language: Language;
  /** Whether the path is bare, so that its language depends on the request. */
  readonly negotiated: boolean;
  readonly status: 200 | 404;
}

/** The language of a bare path: the `language` cookie, else the first supported one of `Accept-Language`, else English. */
function negotiatedLanguage(c: Context): Language {
  const stored = getCookie(c, 'language');
  return isLanguage(stored) ? stored : (negotiateLanguage(c.req.header('Accept-Language')) ?? fallbackLanguage);
}

/**
 * Reads the pages of a build. The folder `site` has prefixed paths, and bare paths in English, which any static host can serve. `negotiated`
 * has the bare paths in the other languages.
 */
export function readPages(folder: string) {
  const site = readStaticFiles(join(folder, 'site'));
  const bare = new Map(
    languages.map((language) => [
      language,
      language === fallbackLanguage ? site : readStaticFiles(join(folder, 'negotiated', language)),
    ]),
  );

  function find(c: Context, pathname: string): Page {
    const { language: prefix, path } = splitLanguage(pathname);
    const language = prefix ?? negotiatedLanguage(c);
    const files = prefix ? site : (bare.get(language) ?? site);
    const fileAt = (path: string) => files.get(prefix ? `/${prefix}${path === '/' ? '' : path}` : path);
    const found = fileAt(path);
    const isPage = found?.type.startsWith('text/html') && !path.endsWith('.html');
    const section = sections.find((section) => path.startsWith(`${section}/`)) ?? '';
    const file = isPage ? found : fileAt(`${section}/404.html`);
    if (!file) throw new Error(`The build has no not-found page in ${language}.`);
    return { file, language, negotiated: !prefix, status: isPage ? 200 : 404 };
  }

  return { files: site, find };
}
