import type { CurrencyInfo } from '@vitrine/cart';
import { formatLocalPrice } from '../store/cart-item.ts';
import { useLanguage } from './use-language.ts';

/** Returns a function that formats an amount in minor units in the page's language. */
export function usePrice(): (amountInCents: number, currency: CurrencyInfo) => string {
  const language = useLanguage();
  return (amountInCents, currency) => formatLocalPrice(language, amountInCents, currency);
}
