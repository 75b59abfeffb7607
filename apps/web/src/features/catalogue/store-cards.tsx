import { PaneGrid, Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { foreignStoreLanguage } from '../../shared/config/env.ts';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import type { FormattedPrice, StoreCard } from './store-product-data.ts';

/** A formatted price; on sale, with the regular price struck through. */
export function StorePrice({ price, oldPrice }: FormattedPrice) {
  const { t } = useTranslation();
  if (oldPrice === undefined) return <Price price={price} />;
  return <Price price={price} priceLabel={t('price.sale')} oldPrice={oldPrice} oldPriceLabel={t('price.before')} />;
}

/** Products of the store as a grid of cards below a second-level heading. `label` is the accessible name of the list. */
export function StoreCards({ label, cards }: { label: string; cards: readonly StoreCard[] }) {
  const { t } = useTranslation('shop');
  const lang = foreignStoreLanguage(useLanguage());
  return (
    <PaneGrid aria-label={label}>
      {cards.map(({ id, title, summary, ribbon, image, price, oldPrice }) => (
        <ProductCard
          key={id}
          priority={false}
          headingLevel={3}
          href={`/product/${encodeURIComponent(id)}`}
          lang={lang}
          name={title}
          description={summary}
          category={ribbon ?? undefined}
          price={<StorePrice price={price} oldPrice={oldPrice} />}
          image={image}
          placeholder="/art/placeholder.svg"
          details={t('details')}
        />
      ))}
    </PaneGrid>
  );
}
