import { type Language, preferredLanguage, splitLanguage } from '@vitrine/i18n';

const key = 'language';

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let chosenLanguage: Language | undefined;

/** Returns the language of bare URLs: the chosen or stored one, else the browser's, else English (spec, section 1). */
function getBareUrlLanguage(): Language {
  return chosenLanguage ?? preferredLanguage({ stored: readStoredLanguage(), browser: navigator.languages });
}

/** Saves the visitor's choice: in this module, in the storage, and in the cookie that the server reads. */
export function saveLanguage(language: Language) {
  chosenLanguage = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a reload may follow immediately.
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch (error) {
    console.error('The language could not be stored:', error);
  }
}

/** Returns the language of a pathname: its prefix, else the language of bare URLs. */
export const getPathLanguage = (pathname: string): Language => splitLanguage(pathname).language ?? getBareUrlLanguage();
