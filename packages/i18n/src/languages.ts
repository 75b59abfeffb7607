/**
 * The languages,one row each (spec, sections 1 and 9). A new language is a row here and a folder in `messages/` and `content/`.
 *
 * `plurals` are the categories that the messages of the language must have; a test compares them with `Intl.PluralRules`.
 */
const rows = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', flag: 'gb', price: '€$1', plurals: ['one', 'other'] },
  es: {
    name: 'Español',
    locale: 'es-ES',
    direction: 'ltr',
    flag: 'es',
    price: '€$1',
    plurals: ['one', 'many', 'other'],
  },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    direction: 'ltr',
    flag: 'pt',
    price: '€$1',
    plurals: ['one', 'many', 'other'],
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    direction: 'ltr',
    flag: 'fr',
    price: '$1\u00a0€',
    plurals: ['one', 'many', 'other'],
  },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', flag: 'de', price: '$1\u00a0€', plurals: ['one', 'other'] },
  ar: {
    name: 'العربية',
    // Arabic with Latin digits on every platform; their defaults differ.
    locale: 'ar-u-nu-latn',
    direction: 'rtl',
    flag: 'arab-league',
    price: '€$1',
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
} as const;

type Rows = typeof rows;

/** Code of a supported language. */
export type Language = keyof Rows;

/** The plural categories of a language's messages. */
export type PluralsOf<L extends Language> = Rows[L]['plurals'][number];

/** Codes of all supported languages, in the order in which they are offered. */
export const languages = Object.keys(rows) as readonly Language[] as readonly [Language, ...Language[]];

/** The language if the visitor's languages are unknown or not supported (spec, sections 1 and 9). */
export const fallbackLanguage: Language = 'en';

/** Whether a value of unknown origin (storage, cookie, URL) is a supported language. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(rows, value);

/** Each language's own name for itself, as a language menu shows it. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, rows[language].name]),
) as Readonly<Record<Language, string>>;

/** Code of the flag of the language: a country code of ISO 3166, or `arab-league`. */
export const languageFlag = (language: Language): string => rows[language].flag;

/** The writing direction: right-to-left for Arabic, left-to-right for all others (spec, section 1). */
export const direction = (language: Language): 'ltr' | 'rtl' => rows[language].direction;

/** The BCP 47 locale to format numbers, dates and prices with; Latin digits everywhere. */
export const locale = (language: Language): string => rows[language].locale;

/** The supported language of a BCP 47 locale that `locale` returned. */
export const languageOfLocale = (tag: string): Language => tag.split('-')[0] as Language;

/** The format of a price in euros; `$1` is the placeholder of the amount (spec, sections 3 and 9). */
export const priceTemplate = (language: Language): string => rows[language].price;

/** The plural categories of a language's messages. */
export const plurals = (language: Language): readonly Intl.LDMLPluralRule[] => rows[language].plurals;
