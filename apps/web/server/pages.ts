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
import { type PublishedFile, readPublishedFiles } from './published-files.ts';

/** Addresses below which an unknown one has a not-found page of its own kind. */
const kinds = ['/product', '/blog'];

export interface Page {
  readonly file: PublishedFile;
  readonly language: Language;
  /** Whether the address is bare: the same address shows another visitor another language. */
  readonly negotiated: boolean;
  readonly status: 200 | 404;
}

/** The language of a bare address: the mirror of the stored preference, else the browser's first, else English. */
function wantedLanguage(c: Context): Language {
  const stored = getCookie(c, 'language');
  return isLanguage(stored) ? stored : (negotiateLanguage(c.req.header('Accept-Language')) ?? fallbackLanguage);
}

/**
 * The pages of a build. `site` is what any file host can serve: prefixed addresses, and bare ones in English;
 * `negotiated` holds the bare addresses in the other languages.
 */
export function readPages(folder: string) {
  const site = readPublishedFiles(join(folder, 'site'));
  const bare = new Map(
    languages.map((language) => [
      language,
      language === fallbackLanguage ? site : readPublishedFiles(join(folder, 'negotiated', language)),
    ]),
  );

  function find(c: Context, pathname: string): Page {
    const { language: prefix, path } = splitLanguage(pathname);
    const language = prefix ?? wantedLanguage(c);
    const files = prefix ? site : (bare.get(language) ?? site);
    const at = (path: string) => files.get(prefix ? `/${prefix}${path === '/' ? '' : path}` : path);
    const found = at(path);
    const isPage = found?.type.startsWith('text/html') && !path.endsWith('.html');
    const kind = kinds.find((kind) => path.startsWith(`${kind}/`)) ?? '';
    const file = isPage ? found : at(`${kind}/404.html`);
    if (!file) throw new Error(`The build has no not-found page in ${language}.`);
    return { file, language, negotiated: !prefix, status: isPage ? 200 : 404 };
  }

  return { files: site, find };
}
