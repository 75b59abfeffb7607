import { type CartVariant, unitPrice } from '@vitrine/cart';
import { Price } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { usePrice } from '../hooks/use-price.ts';

/** The unit price of a variant; on sale, with the regular price struck through. */
export function ItemPrice({ variant }: { variant: CartVariant }) {
  const { t } = useTranslation();
  const price = usePrice();
  const current = unitPrice(variant);
  const shown = price(current, variant.currency_info);
  if (current === variant.price_in_cents) return <Price price={shown} />;
  return (
    <Price
      price={shown}
      priceLabel={t('price.sale')}
      oldPrice={price(variant.price_in_cents, variant.currency_info)}
      oldPriceLabel={t('price.before')}
    />
  );
}
