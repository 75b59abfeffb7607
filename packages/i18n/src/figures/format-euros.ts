import { type Language, locale } from '../languages.ts';

/** Formats whole euros as the articles write them: “€2,990”, “2990 €”, “2 990 €”. Prices of products have the format of `usePriceFormatter`. */
export const formatEuros = (language: Language, amount: number): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    // Arabic text has the name of the currency.
    currencyDisplay: language === 'ar' ? 'name' : 'symbol',
  })
    .formatToParts(amount)
    // Spanish copy has spaces between groups, as the Real Academia Española recommends. The amount and the currency stay on one line.
    .map(({ type, value }) => (type === 'literal' || (language === 'es' && type === 'group') ? '\u00a0' : value))
    .join('');
