import { isLanguage, type Language } from './languages.ts';

/** An address without its language. */
export interface SplitAddress {
  /** The language that the address is prefixed with; none when it is bare. */
  language?: Language;
  /** The address below the prefix; starts with a slash. */
  path: string;
}

/** Takes the language prefix off a pathname: `/fr/shop` is `/shop` in French, `/fr` is `/`. A bare pathname stays as it is. */
export function splitAddress(pathname: string): SplitAddress {
  const [, first] = pathname.split('/', 2);
  if (!isLanguage(first)) return { path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Puts a bare address, query and fragment included, below the prefix of a language; without a language it stays as it is. */
export function addressIn(language: Language | undefined, path: string): string {
  if (!language) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
