import { Price } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { FormattedPrice } from './cart-item.ts';

/** A formatted price. On sale, also the regular price, struck through. */
export function SalePrice({ price, oldPrice }: FormattedPrice) {
  const { t } = useTranslation();
  if (oldPrice === undefined) return <Price price={price} />;
  return <Price price={price} priceLabel={t('price.sale')} oldPrice={oldPrice} oldPriceLabel={t('price.regular')} />;
}
