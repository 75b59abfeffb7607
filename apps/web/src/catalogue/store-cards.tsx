import { Pane, PaneGrid, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { getProductPath } from './product-path.ts';
import { SalePrice } from './sale-price.tsx';
import type { StoreCard } from './store-card.ts';

/** The card of a store product, with a third-level heading. */
export function StoreProductCard({ card }: { card: StoreCard }) {
  const { t } = useTranslation('shop');
  const { id, title, summary, ribbon, image, price, oldPrice } = card;
  return (
    <ProductCard
      headingLevel={3}
      href={getProductPath(id)}
      lang={getStoreLangAttribute(useLanguage())}
      title={title}
      description={summary}
      category={ribbon ?? undefined}
      price={<SalePrice price={price} oldPrice={oldPrice} />}
      image={{ src: image }}
      labels={{ details: t('details') }}
    />
  );
}

/** A grid of cards of store products. `label` is the accessible name of the list. */
export function StoreCards({ label, cards }: { label: string; cards: readonly StoreCard[] }) {
  return (
    <PaneGrid aria-label={label}>
      {cards.map((card) => (
        <Pane key={card.id}>
          <StoreProductCard card={card} />
        </Pane>
      ))}
    </PaneGrid>
  );
}
