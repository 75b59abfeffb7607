import { useCartSelector } from '@vitrine/cart/react';
import { PageHeading, useHydrated } from '@vitrine/ui';
import { CartView } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { CartLines, CartSummary, RelatedProducts } from '../../cart/index.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';

/** The cart page (spec, section 2). Its HTML has neither lines nor the message of an empty cart: the cart is known only in the browser. */
export function Component() {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} noIndex />
      <PageHeading title={isHydrated ? t('title', { count }) : t('heading')} />
      {isHydrated ? (
        <CartView summary={<CartSummary />} related={<RelatedProducts headingLevel={2} />}>
          <CartLines headingLevel={2} />
        </CartView>
      ) : (
        <div className="cart-placeholder" />
      )}
    </>
  );
}
