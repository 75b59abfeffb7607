import { useCartSelector } from '@vitrine/cart/react';
import { Button, Price } from '@vitrine/ui';
import { CartTotals } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { euro } from '../../data/item.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useShopActions } from '../shop-actions.ts';
import { useHydrated } from '../use-hydrated.ts';
import { usePrice } from '../use-price.ts';

/** What the cart comes to, a row per currency, and the button to check out: it never makes an order (spec, section 4). */
export function CartSummary() {
  const { t } = useTranslation('cart');
  const price = usePrice();
  const language = useLanguage();
  const { notify } = useShopActions();
  const hydrated = useHydrated();
  const totals = useCartSelector((cart) => cart.totals);
  const rows = totals.length > 0 ? totals : [{ currency: 'eur', amount_in_cents: 0, currency_info: euro(language) }];

  function checkOut() {
    const reason = totals.length > 0 ? 'checkoutUnavailable' : 'empty';
    notify({ tone: 'destructive', title: t(`${reason}.title`), description: t(`${reason}.description`) });
  }

  return (
    <>
      <CartTotals
        note={t('total.vat')}
        rows={rows.map(({ currency, amount_in_cents, currency_info }) => ({
          id: currency,
          label: t('total.label'),
          amount: <Price price={price(amount_in_cents, currency_info)} />,
        }))}
      />
      <Button size="large" disabled={!hydrated} onClick={checkOut}>
        {t('checkout')}
      </Button>
    </>
  );
}
