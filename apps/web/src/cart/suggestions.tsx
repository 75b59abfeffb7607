import { useQuery } from '@tanstack/react-query';
import { useCartStore } from '@vitrine/cart/react';
import { SuggestionList } from '@vitrine/ui/cart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSuggestionCount } from '../lib/config/limits.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { AddToCartCard } from './add-to-cart-card.tsx';
import { excludeProductsInCart, suggestedProductsQuery } from './queries.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** Suggestions in the added-to-cart modal. Adding a suggestion removes it from the list (spec, section 2). */
export function Suggestions() {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(suggestedProductsQuery(useLanguage()));
  const cart = useCartStore();
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const [initialLines] = useState(cart.getSnapshot().lines);
  const products = excludeProductsInCart(data, initialLines)
    .slice(0, shownSuggestionCount)
    .filter(({ id }) => !addedIds.includes(id));
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(products);
  return (
    <div ref={containerRef} tabIndex={-1}>
      <SuggestionList title={t('suggestions.title')} empty={t('suggestions.none')}>
        {products.flatMap((product, index) => {
          const [variant] = product.variants;
          if (!variant) return [];
          const handleAdded = () => {
            prepareRemoval(index);
            setAddedIds([...addedIds, product.id]);
          };
          return [<AddToCartCard key={product.id} item={{ product, variant }} onAdded={handleAdded} />];
        })}
      </SuggestionList>
    </div>
  );
}
