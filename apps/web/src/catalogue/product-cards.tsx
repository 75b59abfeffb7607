import { isLocalProduct } from '@vitrine/i18n';
import { Pane, PaneGrid, type PaneGridProps, ProductCard } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import type { ProductListItem } from './product-list.ts';
import { getProductPath } from './product-path.ts';
import { SalePrice } from './sale-price.tsx';

interface ProductListCardProps {
  product: ProductListItem;
  headingLevel?: 2 | 3;
  /** Index in the list, for the fade-in delay and the image priority. Undefined below the fold. */
  index?: number;
  /** Returns whether a word of the text is highlighted, as a match of a search. */
  isMatch?: (word: string) => boolean;
  /** Adds the product to the cart, which may need a request. Without it, the card has no button. */
  onAdd?: (product: ProductListItem) => Promise<void>;
}

/** The card of a product, from its data in a list. */
export function ProductListCard({ product, headingLevel = 3, index, isMatch, onAdd }: ProductListCardProps) {
  const { t } = useTranslation(['shop', 'common']);
  const storeLang = getStoreLangAttribute(useLanguage());
  const [isAdding, setIsAdding] = useState(false);
  const { id, title, format, summary, category, ribbon, image, imageAlt, price, oldPrice } = product;

  async function add() {
    if (isAdding || !onAdd) return;
    setIsAdding(true);
    await onAdd(product);
    setIsAdding(false);
  }

  return (
    <ProductCard
      index={index}
      href={getProductPath(id)}
      lang={isLocalProduct(id) ? undefined : storeLang}
      title={title}
      facts={format || undefined}
      description={isMatch ? highlightMatches(summary, isMatch) : summary}
      category={[category && t(`common:categories.${category}`), ribbon].filter(Boolean).join(' · ')}
      price={<SalePrice price={price} oldPrice={oldPrice} />}
      image={{ src: image, alt: imageAlt }}
      labels={{ details: t('details'), add: t('common:addToCart') }}
      headingLevel={headingLevel}
      onAdd={onAdd && add}
      adding={isAdding}
    />
  );
}

/** Marks the matching words of a text. */
const highlightMatches = (text: string, isMatch: (word: string) => boolean) =>
  text
    .split(/(\s+)/)
    // Every word is an element: React cannot remove text nodes that the browser has translated.
    .map((word, index) => (isMatch(word) ? <mark key={index}>{word}</mark> : <span key={index}>{word}</span>));

interface ProductCardsProps
  extends Pick<PaneGridProps, 'columns' | 'fixed'>,
    Omit<ProductListCardProps, 'product' | 'index'> {
  label: string;
  products: readonly ProductListItem[];
  /** Whether the cards are below the fold: without fade-in, and with lazy images. */
  isBelowFold?: boolean;
}

/** A grid of product cards. */
export function ProductCards({ label, products, isBelowFold, columns, fixed, ...card }: ProductCardsProps) {
  return (
    <PaneGrid aria-label={label} columns={columns} fixed={fixed}>
      {products.map((product, index) => (
        <Pane key={product.id}>
          <ProductListCard product={product} index={isBelowFold ? undefined : index} {...card} />
        </Pane>
      ))}
    </PaneGrid>
  );
}
