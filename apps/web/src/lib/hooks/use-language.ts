import { type Language, languageOfLocale } from '@vitrine/i18n';
import { useTranslation } from 'react-i18next';

/** Returns the language of the page, from the i18next instance of the nearest `<I18nextProvider>`. */
export const useLanguage = (): Language => languageOfLocale(useTranslation().i18n.language);
