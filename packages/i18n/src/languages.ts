/**
 * The supported languages (spec, sections 1 and 9). To add a language, add a row and follow the other steps in docs/languages.md.
 *
 * `pluralCategories` are the plural forms that the messages of the language must have. A test compares them with `Intl.PluralRules`.
 */
const languageTable = {
  en: {
    name: 'English',
    locale: 'en-GB',
    direction: 'ltr',
    flag: 'gb',
    price: '€$1',
    pluralCategories: ['one', 'other'],
  },
  es: {
    name: 'Español',
    locale: 'es-ES',
    direction: 'ltr',
    flag: 'es',
    price: '€$1',
    pluralCategories: ['one', 'many', 'other'],
  },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    direction: 'ltr',
    flag: 'pt',
    price: '€$1',
    pluralCategories: ['one', 'many', 'other'],
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    direction: 'ltr',
    flag: 'fr',
    price: '$1\u00a0€',
    pluralCategories: ['one', 'many', 'other'],
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
    flag: 'de',
    price: '$1\u00a0€',
    pluralCategories: ['one', 'other'],
  },
  ar: {
    name: 'العربية',
    // `nu-latn` selects Latin digits, because the default digits differ between platforms.
    locale: 'ar-u-nu-latn',
    direction: 'rtl',
    flag: 'arab-league',
    price: '€$1',
    pluralCategories: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
} as const;

type LanguageTable = typeof languageTable;

/** Code of a supported language. */
export type Language = keyof LanguageTable;

/** A plural category of a language. */
export type PluralCategoryOf<L extends Language> = LanguageTable[L]['pluralCategories'][number];

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

/** The plural categories of a language. */
export const pluralCategories = (language: Language): readonly Intl.LDMLPluralRule[] =>
  languageTable[language].pluralCategories;
