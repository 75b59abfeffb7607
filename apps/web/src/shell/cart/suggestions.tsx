import { useQuery } from '@tanstack/react-query';
import { useCartStore } from '@vitrine/cart/react';
import { useLanguage, useTexts } from '@vitrine/i18n/react';
import { SuggestionList } from '@vitrine/ui/cart';
import { useState } from 'react';
import { suggestionsShown } from '../../config/limits.ts';
import { notInCart, suggestedOffers } from '../../data/offers.ts';
import { OfferCard } from './offer-card.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** What goes well with the product just added. An added suggestion disappears from the list. */
export function Suggestions() {
  const t = useTexts('cart');
  const { data = [] } = useQuery(suggestedOffers(useLanguage()));
  const cart = useCartStore();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [lines] = useState(cart.getSnapshot().lines);
  const offers = notInCart(data, lines)
    .slice(0, suggestionsShown)
    .filter(({ id }) => !added.includes(id));
  const { place, onRemoved } = useFocusAfterRemoval(offers);
  return (
    <div ref={place} tabIndex={-1}>
      <SuggestionList title={t('suggestions.title')} empty={t('suggestions.none')}>
        {offers.flatMap((product, index) => {
          const [variant] = product.variants;
          if (!variant) return [];
          const forget = () => {
            onRemoved(index);
            setAdded([...added, product.id]);
          };
          return [<OfferCard key={product.id} item={{ product, variant }} onAdd={forget} />];
        })}
      </SuggestionList>
    </div>
  );
}
