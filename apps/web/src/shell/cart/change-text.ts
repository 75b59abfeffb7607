import type { CartLine } from '@vitrine/cart';
import type { RepriceChange } from '@vitrine/cart/reprice';
import type { Language, ScreenTexts, Translate } from '@vitrine/i18n';
import { priceIn } from '../../data/price-in.ts';

type Texts = Translate<ScreenTexts['cart']>;

/** Says in the page's language what became of a line that was brought up to date; undefined for what no visitor has to know. */
export function changeText(t: Texts, language: Language, change: RepriceChange<CartLine>): string | undefined {
  const { product: saved, variant } = change.line;
  const product = variant.title ? t('lines.variant', { product: saved.title, variant: variant.title }) : saved.title;
  switch (change.code) {
    case 'price_up':
    case 'price_down':
      return t(change.code === 'price_up' ? 'notices.priceUp' : 'notices.priceDown', {
        product,
        before: priceIn(language, change.before, variant.currency_info),
        price: priceIn(language, change.after, variant.currency_info),
      });
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
