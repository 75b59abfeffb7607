import { useQuery } from '@tanstack/react-query';
import { defaultVariant } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { SuggestionList } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { shownRelatedCount } from '../lib/config/limits.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { AddToCartCard } from './add-to-cart-card.tsx';
import { excludeProductsInCart, relatedProductsQuery } from './queries.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** Store products that are not in the cart. Renders no list while the store is unreachable. */
export function RelatedProducts({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(relatedProductsQuery(useLanguage()));
  const lines = useCartSelector((cart) => cart.lines);
  const products = excludeProductsInCart(data, lines).slice(0, shownRelatedCount);
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(products);
  return (
    <div ref={containerRef} tabIndex={-1}>
      {products.length > 0 && (
        <SuggestionList title={t('related.title')} headingLevel={headingLevel}>
          {products.flatMap((product, index) => {
            const variant = defaultVariant(product);
            if (!variant) return [];
            return [
              <AddToCartCard key={product.id} item={{ product, variant }} onAdded={() => prepareRemoval(index)} />,
            ];
          })}
        </SuggestionList>
      )}
    </div>
  );
}
