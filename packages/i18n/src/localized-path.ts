import { isLanguage, type Language, languages } from './languages.ts';

/** A pathname split at its language prefix. */
export interface SplitPath {
  /** The language of the prefix; undefined if there is none. */
  language?: Language;
  /** The pathname without the prefix and without trailing slashes. The path of the landing page is `/`. */
  path: string;
}

/** Removes the slashes at the end of a pathname, except the only one of `/`. */
export function removeTrailingSlashes(pathname: string): string {
  // A regular expression would take quadratic time for many slashes that are not at the end.
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  return pathname.slice(0, end);
}

/** Splits a pathname into language and path: `/fr/shop/` into `fr` and `/shop`, `/fr` into `fr` and `/`. */
export function splitLanguage(pathname: string): SplitPath {
  const [, prefix] = pathname.split('/', 2);
  if (!isLanguage(prefix)) return { path: removeTrailingSlashes(pathname) };
  return { language: prefix, path: removeTrailingSlashes(pathname.slice(prefix.length + 1)) || '/' };
}

/** Prefixes a path with a language. The path may have a query and a fragment. Without a language, it is returned unchanged. */
export function localizedPath(language: Language | undefined, path: string): string {
  if (!language) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Returns the paths of a page in every language and without a prefix (`x-default`), each after its value of `hreflang`. */
export const getAlternatePaths = (path: string): (readonly [hreflang: string, path: string])[] => [
  ...languages.map((language) => [language, localizedPath(language, path)] as const),
  ['x-default', path],
];
