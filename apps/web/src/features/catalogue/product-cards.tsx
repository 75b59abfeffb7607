import { PaneGrid, type PaneGridProps, Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { ProductListItem } from './catalogue-data.ts';

interface ProductCardsProps extends Omit<PaneGridProps, 'children'> {
  products: readonly ProductListItem[];
  headingLevel?: 2 | 3;
  /** Below the first view: the pictures load when they are near, and the cards do not fade in one after the other. */
  isBelow?: boolean;
}

/** The cards of some products. */
export function ProductCards({ products, headingLevel, isBelow, ...grid }: ProductCardsProps) {
  const { t } = useTranslation(['shop', 'common']);
  return (
    <PaneGrid {...grid}>
      {products.map(({ id, name, summary, category, image_url, imageAlt, price }, index) => (
        <ProductCard
          key={id}
          index={isBelow ? 0 : index}
          priority={!isBelow && index < 3}
          href={`/product/${id}`}
          name={name}
          description={summary}
          category={t(`common:categories.${category}`)}
          price={<Price price={price} />}
          image={image_url}
          imageAlt={imageAlt}
          placeholder="/art/placeholder.svg"
          details={t('details')}
          headingLevel={headingLevel}
        />
      ))}
    </PaneGrid>
  );
}
