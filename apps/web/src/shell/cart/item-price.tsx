import { type CartVariant, unitPrice } from '@vitrine/cart';
import { Price } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { usePrice } from '../use-price.ts';

/** What one piece costs; on sale, the old price stands struck through beside it. */
export function ItemPrice({ variant }: { variant: CartVariant }) {
  const { t } = useTranslation();
  const price = usePrice();
  const now = unitPrice(variant);
  const shown = price(now, variant.currency_info);
  if (now === variant.price_in_cents) return <Price price={shown} />;
  return (
    <Price
      price={shown}
      priceLabel={t('price.sale')}
      oldPrice={price(variant.price_in_cents, variant.currency_info)}
      oldPriceLabel={t('price.before')}
    />
  );
}
