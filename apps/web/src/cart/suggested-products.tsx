import { useQuery } from '@tanstack/react-query';
import { type CartLine, defaultVariant } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import type { StoreProduct, StoreVariant } from '@vitrine/store-client';
import { useAnnounce } from '@vitrine/ui';
import { SuggestionCard, SuggestionList, type SuggestionListProps, useFocusAfterRemoval } from '@vitrine/ui/cart';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatVariantPrice,
  getItemPath,
  isSoldOut,
  SalePrice,
  StockLeft,
  type StoreItem,
} from '../catalogue/index.ts';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import {
  requestedRelatedCount,
  requestedSuggestionCount,
  shownRelatedCount,
  shownSuggestionCount,
} from '../lib/config/limits.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { localProductsQuery, storeProductsQuery } from './queries.ts';
import { useCartActions } from './site-cart.ts';

const excludeProductsInCart = (products: readonly StoreProduct[], lines: readonly CartLine[]) =>
  products.filter(({ id }) => !lines.some(({ product }) => product.id === id));

/** Store products that are not in the cart. Renders no list while the store is unreachable. */
export function RelatedProducts({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(storeProductsQuery(useLanguage(), requestedRelatedCount));
  const lines = useCartSelector((cart) => cart.lines);
  const products = excludeProductsInCart(data, lines).slice(0, shownRelatedCount);
  return (
    <AddToCartList
      products={products}
      getVariant={defaultVariant}
      title={t('related.title')}
      headingLevel={headingLevel}
    />
  );
}

/** Suggestions in the added-to-cart modal. Adding a suggestion removes it from the list (spec, section 2), and no other takes its place. */
export function Suggestions() {
  const { t } = useTranslation(['cart', 'common']);
  const { data = [], isLoading } = useQuery(storeProductsQuery(useLanguage(), requestedSuggestionCount));
  const lines = useCartSelector((cart) => cart.lines);
  const [initialLines] = useState(lines);
  const suggestions = excludeProductsInCart(data, initialLines).slice(0, shownSuggestionCount);
  return (
    <AddToCartList
      products={excludeProductsInCart(suggestions, lines)}
      getVariant={({ variants }) => variants[0]}
      title={t('suggestions.title')}
      empty={isLoading ? t('common:loading') : t('suggestions.none')}
    />
  );
}

interface AddToCartListProps extends Pick<SuggestionListProps, 'title' | 'headingLevel' | 'empty'> {
  products: readonly StoreProduct[];
  getVariant: (product: StoreProduct) => StoreVariant | undefined;
}

/** Products that can be added. If there are none, it is empty, or shows only `empty`. */
function AddToCartList({ products, getVariant, ...list }: AddToCartListProps) {
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(products);
  return (
    <div ref={containerRef} tabIndex={-1}>
      {(products.length > 0 || list.empty) && (
        <SuggestionList {...list}>
          {products.map((product, index) => {
            const variant = getVariant(product);
            if (!variant) return null;
            return <AddToCartCard key={product.id} item={{ product, variant }} onAdded={() => prepareRemoval(index)} />;
          })}
        </SuggestionList>
      )}
    </div>
  );
}

/** Returns why a product is suggested: the product in the cart that it goes with, its subtitle in the store, or its first feature. */
function useReason({ id, subtitle }: StoreItem['product']): ReactNode {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { data: localProducts = [] } = useQuery(localProductsQuery(language));
  const lines = useCartSelector((cart) => cart.lines);
  const complemented = localProducts.find(
    (product) => product.related.includes(id) && lines.some((line) => line.product.id === product.id),
  );
  if (complemented) return t('suggestions.goesWith', { product: complemented.name });
  if (subtitle) return <span lang={getStoreLangAttribute(language)}>{subtitle}</span>;
  return localProducts.find((product) => product.id === id)?.features[0];
}

interface AddToCartCardProps {
  item: StoreItem;
  /** Called when the item has been added to the cart, before its card is removed. */
  onAdded: () => void;
}

/** A store product with a button that adds it without opening the added-to-cart modal (spec, section 7). */
export function AddToCartCard({ item, onAdded }: AddToCartCardProps) {
  const { product, variant } = item;
  const { t } = useTranslation(['cart', 'common']);
  const language = useLanguage();
  const { addToCart } = useCartActions();
  const announce = useAnnounce();
  const stock = { ...variant, purchasable: product.purchasable };

  function add() {
    const result = addToCart(item, { silent: true });
    if (!result.ok) return console.error('The product could not be added to the cart:', result.code, variant.id);
    onAdded();
    announce(t('suggestions.added', { product: product.title }));
  }

  return (
    <SuggestionCard
      title={product.title}
      href={getItemPath(item)}
      lang={getStoreLangAttribute(language)}
      image={{ src: product.image }}
      price={<SalePrice {...formatVariantPrice(language, variant)} />}
      reason={useReason(product)}
      note={<StockLeft {...stock} />}
      labels={{ add: t('common:addToCart') }}
      onAdd={isSoldOut(stock) ? undefined : add}
    />
  );
}
