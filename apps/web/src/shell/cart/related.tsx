import { useQuery } from '@tanstack/react-query';
import { defaultVariant } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { SuggestionList } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { relatedShown } from '../../config/limits.ts';
import { notInCart, relatedOffers } from '../../data/offers.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { OfferCard } from './offer-card.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** Products of the store that are not in the cart yet. The area is left out while the store is silent. */
export function Related({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(relatedOffers(useLanguage()));
  const lines = useCartSelector((cart) => cart.lines);
  const offers = notInCart(data, lines).slice(0, relatedShown);
  const { place, onRemoved } = useFocusAfterRemoval(offers);
  return (
    <div ref={place} tabIndex={-1}>
      {offers.length > 0 && (
        <SuggestionList title={t('related.title')} headingLevel={headingLevel}>
          {offers.flatMap((product, index) => {
            const variant = defaultVariant(product);
            if (!variant) return [];
            return [<OfferCard key={product.id} item={{ product, variant }} onAdd={() => onRemoved(index)} />];
          })}
        </SuggestionList>
      )}
    </div>
  );
}
