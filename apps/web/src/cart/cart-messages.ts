import type { CartItem, CartLine, Refusal } from '@vitrine/cart';
import type { RepriceChange } from '@vitrine/cart/reprice';
import type { Language } from '@vitrine/i18n';
import type { ToastText } from '@vitrine/ui';
import type { TFunction } from 'i18next';
import { formatLocalizedPrice } from '../catalogue/index.ts';

/** Returns the toast that explains why the cart refused a change of an item (spec, section 8). */
export const createRefusalToast = (t: TFunction<'cart'>, refusal: Refusal, item: CartItem): ToastText => ({
  tone: 'destructive',
  title: t('refusals.title'),
  description: getRefusalMessage(t, refusal, item),
});

function getRefusalMessage(t: TFunction<'cart'>, refusal: Refusal, { product, variant }: CartItem): string {
  const values = { product: product.title };
  switch (refusal.code) {
    // More than the stock, which can be positive.
    case 'out_of_stock': {
      const count = refusal.available;
      if (count === 0) return t('refusals.soldOut', values);
      // Avoids empty parentheses.
      if (!variant.title) return t('refusals.outOfStock', { ...values, count });
      return t('refusals.outOfStockVariant', { ...values, variant: variant.title, count });
    }
    case 'unknown_stock':
      return t('refusals.unknownStock', values);
    case 'invalid_quantity':
      return t('refusals.invalidQuantity');
    default:
      return t('refusals.cannotAdd', values);
  }
}

/** Returns the message for a line that repricing has changed. Undefined for a change that is not shown, such as another currency. */
export function getChangeMessage(
  t: TFunction<'cart'>,
  language: Language,
  change: RepriceChange<CartLine>,
): string | undefined {
  const { product: savedProduct, variant } = change.line;
  const productName = variant.title
    ? t('lines.variant', { product: savedProduct.title, variant: variant.title })
    : savedProduct.title;
  switch (change.code) {
    case 'price_up':
    case 'price_down': {
      const before = formatLocalizedPrice(language, change.before, variant.currency_info);
      const price = formatLocalizedPrice(language, change.after, variant.currency_info);
      if (change.code === 'price_up') return t('notices.priceUp', { product: productName, before, price });
      return t('notices.priceDown', { product: productName, before, price });
    }
    case 'stock_lower':
      return t('notices.clamped', { product: productName, count: change.after });
    case 'sold_out':
      return t('refusals.soldOut', { product: productName });
    case 'gone':
      return t('notices.gone', { product: productName });
    default:
      return undefined;
  }
}
