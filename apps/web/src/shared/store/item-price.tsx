import { type CartVariant, unitPrice } from '@vitrine/cart';
import { Price } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { usePriceFormatter } from '../hooks/use-price-formatter.ts';

/** The unit price of a variant. On sale, also the regular price, struck through. */
export function ItemPrice({ variant }: { variant: CartVariant }) {
  const { t } = useTranslation();
  const formatPrice = usePriceFormatter();
  const currentAmount = unitPrice(variant);
  const currentPrice = formatPrice(currentAmount, variant.currency_info);
  if (currentAmount === variant.price_in_cents) return <Price price={currentPrice} />;
  return (
    <Price
      price={currentPrice}
      priceLabel={t('price.sale')}
      oldPrice={formatPrice(variant.price_in_cents, variant.currency_info)}
      oldPriceLabel={t('price.before')}
    />
  );
}
