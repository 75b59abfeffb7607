import { useCartSelector } from '@vitrine/cart/react';
import { PageHeading } from '@vitrine/ui';
import { CartView } from '@vitrine/ui/cart';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLines, CartSummary, useReprice } from '../../cart/index.ts';
import { LazyComponent, retryableLazy } from '../../lib/errors/lazy-component.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useMediaQuery } from '../../lib/hooks/use-media-query.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { useToastsAtTop } from '../../lib/toasts/toast-provider.tsx';

// Loaded lazily, so that the cart does not wait for the code of the store client.
const RelatedProducts = retryableLazy(async () => ({
  default: (await import('../../cart/related-products.tsx')).RelatedProducts,
}));

/** The cart page (spec, section 2). */
export function Component() {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  const isHydrated = useHydrated();
  useReprice(isHydrated);
  // Shows the page, which the head script has hidden if there is a saved cart. It is restored in the render in which `isHydrated` becomes true.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.pendingCart;
  }, [isHydrated]);
  // Toasts must not cover the total and the checkout button. On a large screen, these are at the top, and on a small one below the lines.
  const isLargeScreen = useMediaQuery('(min-width: 60rem)');
  useToastsAtTop(!isLargeScreen);
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} noIndex />
      <PageHeading title={t('title', { count })} />
      <CartView
        summary={<CartSummary />}
        related={
          isHydrated && (
            <LazyComponent component={RelatedProducts} props={{ headingLevel: 2 }} errorFallback={() => null} />
          )
        }
      >
        <CartLines headingLevel={2} />
      </CartView>
    </>
  );
}
