import { useCart } from '@vitrine/cart/react';
import { PageHeading, StepList, useHydrated } from '@vitrine/ui';
import { CartBag, CartView } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { CartLines, CartSummary, RelatedProducts } from '../../cart/index.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';

/** The cart page (spec, section 2). Its HTML has neither lines nor the message of an empty cart: the cart is known only in the browser. */
export function Component() {
  const { t } = useTranslation('cart');
  const { count, lines } = useCart();
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} noIndex />
      <PageHeading title={isHydrated ? t('title', { count }) : t('heading')} />
      {isHydrated ? (
        <CartView
          summary={
            <>
              {count > 0 && (
                <CartBag
                  images={lines.map(({ product, variant }) => ({
                    id: variant.id,
                    image: { src: variant.image_url ?? product.image },
                  }))}
                />
              )}
              <CartSummary />
              <NextSteps />
            </>
          }
          related={<RelatedProducts headingLevel={2} />}
        >
          <CartLines headingLevel={2} />
        </CartView>
      ) : (
        <div className="placeholder" />
      )}
    </>
  );
}

const steps = ['pay', 'email', 'download'] as const;

/** What happens after the payment, and the guarantee. */
function NextSteps() {
  const { t } = useTranslation('cart');
  return (
    <section className="next-steps">
      <h2>{t('steps.title')}</h2>
      <StepList
        layout="column"
        steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      />
      <p>{t('guarantee')}</p>
    </section>
  );
}
