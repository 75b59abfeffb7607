import type { CurrencyInfo } from '@vitrine/cart';
import { useLanguage } from '@vitrine/i18n/react';
import { priceIn } from '../data/price-in.ts';

/** Gives the function that writes an amount in minor units as a price in the page's language. */
export function usePrice(): (amountInCents: number, currency: CurrencyInfo) => string {
  const language = useLanguage();
  return (amountInCents, currency) => priceIn(language, amountInCents, currency);
}
