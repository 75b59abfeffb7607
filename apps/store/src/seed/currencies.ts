import { type Language, priceTemplate } from '@vitrine/i18n';
import type { WireCurrency } from '@vitrine/store-client/wire';

/** The currencies of the seed, with the price templates of a language. */
export const createCurrencies = (language: Language): WireCurrency[] => [
  {
    code: 'eur',
    symbol: '€',
    symbol_native: '€',
    name: 'Euro',
    name_plural: 'euros',
    decimal_digits: 2,
    rounding: 0,
    template: priceTemplate(language),
    min_amount: 50,
  },
  {
    code: 'tnd',
    symbol: 'DT',
    symbol_native: 'د.ت',
    name: 'Tunisian Dinar',
    name_plural: 'Tunisian dinars',
    decimal_digits: 3,
    rounding: 0,
    template: language === 'ar' ? '$1\u00a0د.ت' : '$1\u00a0DT',
    min_amount: 200,
  },
];
