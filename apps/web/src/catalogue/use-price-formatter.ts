import type { CurrencyInfo } from '@vitrine/cart';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { formatLocalizedPrice } from './cart-item.ts';

/** Returns a function that formats an amount in minor units in the language of the page. */
export function usePriceFormatter(): (amountInMinorUnits: number, currency: CurrencyInfo) => string {
  const language = useLanguage();
  return (amountInMinorUnits, currency) => formatLocalizedPrice(language, amountInMinorUnits, currency);
}
