import type { CartItem, Refusal } from '@vitrine/cart';
import type { TFunction } from 'i18next';

/** Says in the page's language why an item did not go into the cart (spec, section 8). */
export function refusalText(t: TFunction<'cart'>, refusal: Refusal, { product, variant }: CartItem): string {
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
