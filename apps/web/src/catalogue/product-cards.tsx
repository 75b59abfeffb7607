import { Pane, PaneGrid, type PaneGridProps, Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { ProductListItem } from './product-list.ts';
import { getProductPath } from './product-path.ts';

interface ProductListCardProps {
  product: ProductListItem;
  headingLevel?: 2 | 3;
  /** Index in the list, for the fade-in delay and the image priority. Undefined below the fold. */
  index?: number;
}

/** The card of a local product. */
export function ProductListCard({ product, headingLevel, index }: ProductListCardProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { id, name, summary, category, image_url, imageAlt, price } = product;
  return (
    <ProductCard
      index={index}
      href={getProductPath(id)}
      title={name}
      description={summary}
      category={t(`common:categories.${category}`)}
      price={<Price price={price} />}
      image={{ src: image_url, alt: imageAlt }}
      labels={{ details: t('details') }}
      headingLevel={headingLevel}
    />
  );
}

interface ProductCardsProps extends Omit<PaneGridProps, 'children'> {
  products: readonly ProductListItem[];
  headingLevel?: 2 | 3;
  /** Whether the cards are below the fold: without fade-in, and with lazy images. */
  isBelowFold?: boolean;
}

/** A grid of cards of local products. */
export function ProductCards({ products, headingLevel, isBelowFold, ...grid }: ProductCardsProps) {
  return (
    <PaneGrid {...grid}>
      {products.map((product, index) => (
        <Pane key={product.id}>
          <ProductListCard product={product} headingLevel={headingLevel} index={isBelowFold ? undefined : index} />
        </Pane>
      ))}
    </PaneGrid>
  );
}
