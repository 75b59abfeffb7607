import { fallbackLanguage, isLanguage, type Language, splitLanguage } from '@vitrine/i18n';

const key = 'language';

/** Read once: browser translation rewrites `<html lang>` later. */
let language: Language =
  typeof document !== 'undefined' && isLanguage(document.documentElement.lang)
    ? document.documentElement.lang
    : fallbackLanguage;

/** Returns the language of URLs without a language in the browser: the one the document was sent in, or the visitor's last choice. */
export const readDocumentLanguage = (): Language => language;

/** Makes a choice of the visitor the language of URLs without a language, now and, with the cookie, in later documents (spec, section 1). */
export function saveLanguage(choice: Language) {
  language = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a page load may follow immediately.
  document.cookie = `${key}=${choice}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(key, choice);
  } catch (error) {
    console.error('The language could not be stored:', error);
  }
}

/** Returns the language of a path in the browser. */
export const findPathLanguage = (pathname: string): Language => splitLanguage(pathname).language ?? language;
