import { useCartSelector } from '@vitrine/cart/react';
import { Button, Price } from '@vitrine/ui';
import { CartTotals } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { getEuro, usePriceFormatter } from '../catalogue/index.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';

/** The totals of the cart, one row per currency, and the checkout button, which never creates an order (spec, section 4). */
export function CartSummary() {
  const { t } = useTranslation(['cart', 'common']);
  const formatPrice = usePriceFormatter();
  const language = useLanguage();
  const showToast = useToast();
  const isHydrated = useHydrated();
  const totals = useCartSelector((cart) => cart.totals);
  const isEmpty = totals.length === 0;
  const rows = isEmpty ? [{ currency: 'eur', amount_in_cents: 0, currency_info: getEuro(language) }] : totals;

  function showCheckoutError() {
    const messageKey = isEmpty ? 'empty' : 'checkoutUnavailable';
    showToast({ tone: 'destructive', title: t(`${messageKey}.title`), description: t(`${messageKey}.description`) });
  }

  return (
    <>
      <CartTotals
        note={t('total.vat')}
        isEmpty={isEmpty}
        rows={rows.map(({ currency, amount_in_cents, currency_info }) => ({
          id: currency,
          label: t('total.label'),
          amount: <Price price={formatPrice(amount_in_cents, currency_info)} />,
        }))}
      />
      <Button
        size="large"
        variant={isEmpty ? 'secondary' : 'primary'}
        disabled={!isHydrated}
        onClick={showCheckoutError}
      >
        {t('checkout')}
      </Button>
      <p className="checkout-note">{t('common:demoShop')}</p>
    </>
  );
}
