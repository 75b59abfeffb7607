import { QueryClientProvider } from '@tanstack/react-query';
import { useCartSelector } from '@vitrine/cart/react';
import { PageHeading } from '@vitrine/ui';
import { CartView } from '@vitrine/ui/cart';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/query-client.ts';
import { FailureBoundary } from '../../failure/failure-boundary.tsx';
import { lazyPart } from '../../failure/lazy-part.tsx';
import { CartContent } from '../../shell/cart/cart-content.tsx';
import { CartSummary } from '../../shell/cart/cart-summary.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';

/** What asks the store comes after the cart itself, which is of this browser alone. */
const Related = lazyPart(async () => ({ default: (await import('../../shell/cart/related.tsx')).Related }));

/** The cart as a page: the same cart as in the drawer. */
export function CartScreen() {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  const hydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} unlisted />
      <PageHeading title={t('title', { count })} />
      <CartView
        summary={<CartSummary />}
        related={
          hydrated && (
            <FailureBoundary fallback={() => null}>
              <Suspense>
                <Related headingLevel={2} />
              </Suspense>
            </FailureBoundary>
          )
        }
      >
        <CartContent headingLevel={2} />
      </CartView>
    </QueryClientProvider>
  );
}

export { CartScreen as Component };
