import type { CartItem, CartLine, Refusal } from '@vitrine/cart';
import type { RepriceChange } from '@vitrine/cart/reprice';
import type { Language } from '@vitrine/i18n';
import type { TFunction } from 'i18next';
import { formatLocalPrice } from '../../shared/store/cart-item.ts';

/** Why an item was not added to the cart (spec, section 8). */
export function refusalMessage(t: TFunction<'cart'>, refusal: Refusal, { product, variant }: CartItem): string {
  const name = { product: product.title };
  switch (refusal.code) {
    case 'out_of_stock': {
      const count = refusal.available;
      if (count === 0) return t('refusals.soldOut', name);
      // A single untitled variant would leave empty brackets.
      if (!variant.title) return t('refusals.outOfStock', { ...name, count });
      return t('refusals.outOfStockVariant', { ...name, variant: variant.title, count });
    }
    case 'unknown_stock':
      return t('refusals.unknownStock', name);
    case 'invalid_quantity':
      return t('refusals.invalidQuantity');
    default:
      return t('refusals.cannotAdd', name);
  }
}

/** The message for a change of a line by repricing; undefined for a change that is not shown. */
export function changeMessage(
  t: TFunction<'cart'>,
  language: Language,
  change: RepriceChange<CartLine>,
): string | undefined {
  const { product: saved, variant } = change.line;
  const product = variant.title ? t('lines.variant', { product: saved.title, variant: variant.title }) : saved.title;
  switch (change.code) {
    case 'price_up':
    case 'price_down': {
      const before = formatLocalPrice(language, change.before, variant.currency_info);
      const price = formatLocalPrice(language, change.after, variant.currency_info);
      if (change.code === 'price_up') return t('notices.priceUp', { product, before, price });
      return t('notices.priceDown', { product, before, price });
    }
    case 'stock_lower':
      return t('notices.clamped', { product, count: change.after });
    case 'sold_out':
      return t('refusals.soldOut', { product });
    case 'gone':
      return t('notices.gone', { product });
    default:
      return undefined;
  }
}
