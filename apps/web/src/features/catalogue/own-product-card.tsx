import { Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { ShopProduct } from './catalogue-data.ts';

interface OwnProductCardProps {
  product: ShopProduct;
  headingLevel?: 2 | 3;
  /** Position in a list that is there from the start: its cards appear one after the other. */
  index?: number;
}

/** One of the site's own products in a grid. */
export function OwnProductCard({ product, headingLevel, index }: OwnProductCardProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { id, name, summary, category, image_url, imageAlt, price } = product;
  return (
    <ProductCard
      index={index}
      headingLevel={headingLevel}
      href={`/product/${id}`}
      name={name}
      description={summary}
      category={t(`common:categories.${category}`)}
      price={<Price price={price} />}
      image={image_url}
      imageAlt={imageAlt}
      placeholder="/art/placeholder.svg"
      details={t('details')}
    />
  );
}
