import { isLanguage, type Language } from './languages.ts';

/** A pathname split at its language prefix. */
export interface SplitPath {
  /** The language of the prefix; undefined where there is none. */
  language?: Language;
  /** The rest of the pathname; starts with a slash. */
  path: string;
}

/** Splits a pathname into language and path: `/fr/shop` is `/shop` in French, `/fr` is `/`. Without a prefix the path is unchanged. */
export function splitLanguage(pathname: string): SplitPath {
  const [, first] = pathname.split('/', 2);
  if (!isLanguage(first)) return { path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Prefixes a path (query and fragment included) with a language; without a language it is returned unchanged. */
export function localizedPath(language: Language | undefined, path: string): string {
  if (!language) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
