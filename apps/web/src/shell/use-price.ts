import type { CurrencyInfo } from '@vitrine/cart';
import { priceIn } from '../data/price-in.ts';
import { useLanguage } from '../shell/use-language.ts';

/** Gives the function that writes an amount in minor units as a price in the page's language. */
export function usePrice(): (amountInCents: number, currency: CurrencyInfo) => string {
  const language = useLanguage();
  return (amountInCents, currency) => priceIn(language, amountInCents, currency);
}
