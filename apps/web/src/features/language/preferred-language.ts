import { type Language, preferredLanguage, splitLanguage } from '@vitrine/i18n';

const key = 'language';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let chosen: Language | undefined;

/** The language of bare URLs: the visitor's choice, just made or stored, else the browser's, else English (spec, section 1). */
function bareLanguage(): Language {
  return chosen ?? preferredLanguage({ stored: storedLanguage(), browser: navigator.languages });
}

/** Stores an explicit choice: for this page, in the storage, and in the cookie that the server reads. */
export function storeLanguage(language: Language) {
  chosen = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and a reload may follow at once.
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch (error) {
    console.error('The language could not be stored:', error);
  }
}

/** The language of a pathname: its prefix, else that of bare URLs. */
export const languageOf = (pathname: string): Language => splitLanguage(pathname).language ?? bareLanguage();
