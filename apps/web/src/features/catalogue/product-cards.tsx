import { PaneGrid, type PaneGridProps, Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { ProductListItem } from '../../shared/content/product-list.ts';

interface ProductListCardProps {
  product: ProductListItem;
  headingLevel?: 2 | 3;
  /** Position in the first view: the card fades in after those before, and its picture loads at once. Undefined below the first view. */
  index?: number;
}

/** The card of a product. */
export function ProductListCard({ product, headingLevel, index }: ProductListCardProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { id, name, summary, category, image_url, imageAlt, price } = product;
  return (
    <ProductCard
      index={index}
      priority={index !== undefined && index < 3}
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
  );
}

interface ProductCardsProps extends Omit<PaneGridProps, 'children'> {
  products: readonly ProductListItem[];
  headingLevel?: 2 | 3;
  /** The cards are below the first view. */
  isBelow?: boolean;
}

/** The cards of some products. */
export function ProductCards({ products, headingLevel, isBelow, ...grid }: ProductCardsProps) {
  return (
    <PaneGrid {...grid}>
      {products.map((product, index) => (
        <ProductListCard
          key={product.id}
          product={product}
          headingLevel={headingLevel}
          index={isBelow ? undefined : index}
        />
      ))}
    </PaneGrid>
  );
}
