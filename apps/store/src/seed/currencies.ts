import { type Language, priceTemplate } from '@vitrine/i18n';
import type { WireCurrency } from '@vitrine/store-client/wire';
import { createCurrency } from '../catalogue/create-currency.ts';

/** The currencies of the seed, with the price templates of a language. */
export const createCurrencies = (language: Language): WireCurrency[] => [
  { ...createCurrency('eur'), template: priceTemplate(language) },
  {
    ...createCurrency('tnd'),
    symbol: 'DT',
    symbol_native: 'د.ت',
    template: language === 'ar' ? '$1\u00a0د.ت' : '$1\u00a0DT',
  },
];
