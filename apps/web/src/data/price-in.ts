import { type CurrencyInfo, formatPrice } from '@vitrine/cart';
import { type Language, locale } from '@vitrine/i18n';
import { euro } from './item.ts';

/** Writes an amount in minor units in a language: euros as the language writes them, others as their store does. */
export const priceIn = (language: Language, amountInCents: number, currency: CurrencyInfo): string =>
  formatPrice(amountInCents, currency.code === 'eur' ? euro(language) : currency, { locale: locale(language) });
