import { useCartSelector } from '@vitrine/cart/react';
import { type Language, locale } from '@vitrine/i18n';
import { Button, ButtonLink, Notice, Price } from '@vitrine/ui';
import { CartLineList, CartTotals, useFocusAfterRemoval } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { formatLocalizedPrice, getEuro } from '../catalogue/index.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { CartLine } from './cart-line.tsx';
import { useReprice } from './reprice.ts';

/** The lines of the cart, or a message that it is empty. Their prices and stock are updated when they are shown. */
export function CartLines({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const lines = useCartSelector((cart) => cart.lines);
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(lines);
  useReprice();

  return (
    <div ref={containerRef} tabIndex={-1}>
      {lines.length === 0 ? (
        <Notice
          headingLevel={headingLevel}
          title={t('empty.title')}
          description={t('empty.description')}
          image={{ src: '/art/empty-cart.svg' }}
          action={<ButtonLink href="/shop">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <CartLineList label={t('lines.label')}>
          {lines.map((line, index) => (
            <CartLine key={line.variant.id} line={line} onBeforeRemove={() => prepareRemoval(index)} />
          ))}
        </CartLineList>
      )}
    </div>
  );
}

/** Returns the name of a currency, such as “Tunisian Dinar”. */
const formatCurrencyName = (language: Language, code: string) =>
  new Intl.DisplayNames(locale(language), { type: 'currency' }).of(code.toUpperCase()) ?? code;

/** The totals of the cart, one row per currency, and the checkout button, which never creates an order (spec, section 4). */
export function CartSummary() {
  const { t } = useTranslation(['cart', 'common']);
  const language = useLanguage();
  const showToast = useToast();
  const totals = useCartSelector((cart) => cart.totals);
  const isEmpty = totals.length === 0;
  const hasCurrencies = totals.length > 1;
  const rows = isEmpty ? [{ currency: 'eur', amount_in_cents: 0, currency_info: getEuro(language) }] : totals;

  function showCheckoutError() {
    const messageKey = isEmpty ? 'empty' : 'checkoutUnavailable';
    showToast({ tone: 'destructive', title: t(`${messageKey}.title`), description: t(`${messageKey}.description`) });
  }

  return (
    <>
      <CartTotals
        rows={rows.map(({ currency, amount_in_cents, currency_info }) => ({
          id: currency,
          label: hasCurrencies
            ? t('total.inCurrency', { currency: formatCurrencyName(language, currency) })
            : t('total.label'),
          note: t('total.vat'),
          amount: <Price price={formatLocalizedPrice(language, amount_in_cents, currency_info)} />,
          weight: isEmpty ? 'regular' : 'strong',
        }))}
      />
      {hasCurrencies && <p className="checkout-note">{t('total.separate')}</p>}
      <Button size="large" variant={isEmpty ? 'secondary' : 'primary'} onClick={showCheckoutError}>
        {t('checkout')}
      </Button>
      <p className="checkout-note">{t('common:demoShop')}</p>
    </>
  );
}
