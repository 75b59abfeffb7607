import { fallbackLanguage, isLanguage, type Language, languageOfLocale } from '@vitrine/i18n';
import { useTranslation } from 'react-i18next';

/** The language of the page, read from the i18next instance of the nearest `<I18nextProvider>`. */
export const useLanguage = (): Language => languageOfLocale(useTranslation().i18n.language);

/** The language of the page on screen, for code outside React. */
export function shownLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallbackLanguage;
}
