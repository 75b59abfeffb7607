/** The supported languages (spec, sections 1 and 9). To add a language, add a row, and its messages and content (docs/languages.md). */
const languageTable = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', flag: 'gb', price: '€$1' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr', flag: 'es', price: '€$1' },
  pt: { name: 'Português', locale: 'pt-PT', direction: 'ltr', flag: 'pt', price: '€$1' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr', flag: 'fr', price: '$1\u00a0€' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', flag: 'de', price: '$1\u00a0€' },
  // `nu-latn` selects Latin digits, because the default digits differ between platforms.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl', flag: 'arab-league', price: '€$1' },
} as const;

type LanguageTable = typeof languageTable;

/** Code of a supported language. */
export type Language = keyof LanguageTable;

/** Codes of all supported languages, in the order of the language menu. */
export const languages = Object.keys(languageTable) as readonly Language[] as readonly [Language, ...Language[]];

/** The language of visitors who have chosen none and whose browser has no supported language (spec, sections 1 and 9). */
export const fallbackLanguage: Language = 'en';

/** Whether an untrusted value (from storage, a cookie or a URL) is a supported language. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageTable, value);

/** The name of each language in that language, for a language menu. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageTable[language].name]),
) as Readonly<Record<Language, string>>;

/** Code of the flag of the language: an ISO 3166 country code, or `arab-league`. */
export const languageFlag = (language: Language): string => languageTable[language].flag;

/** The writing direction: right-to-left for Arabic, left-to-right for all others (spec, section 1). */
export const direction = (language: Language): 'ltr' | 'rtl' => languageTable[language].direction;

/** The BCP 47 locale for numbers, dates and prices, with Latin digits. */
export const locale = (language: Language): string => languageTable[language].locale;

/** The language of a BCP 47 locale. `tag` must be a result of `locale`. */
export const languageOfLocale = (tag: string): Language => tag.split('-')[0] as Language;

/** The format of a price in euros. `$1` is the placeholder for the amount (spec, sections 3 and 9). */
export const priceTemplate = (language: Language): string => languageTable[language].price;

/** The plural categories of a language: the forms that its messages must have. */
export const pluralCategories = (language: Language): readonly Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(locale(language)).resolvedOptions().pluralCategories;
