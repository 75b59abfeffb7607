import { useQuery } from '@tanstack/react-query';
import { defaultVariant } from '@vitrine/cart';
import { useCartSelector, useCartStore } from '@vitrine/cart/react';
import { useAnnounce } from '@vitrine/ui';
import { SuggestionCard, SuggestionList, useFocusAfterRemoval } from '@vitrine/ui/cart';
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
import { shownRelatedCount, shownSuggestionCount } from '../lib/config/limits.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { excludeProductsInCart, localProductsQuery, relatedProductsQuery, suggestedProductsQuery } from './queries.ts';
import { useCartActions } from './site-cart.ts';

/** Store products that are not in the cart. Renders no list while the store is unreachable. */
export function RelatedProducts({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(relatedProductsQuery(useLanguage()));
  const lines = useCartSelector((cart) => cart.lines);
  const products = excludeProductsInCart(data, lines).slice(0, shownRelatedCount);
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(products);
  return (
    <div ref={containerRef} tabIndex={-1}>
      {products.length > 0 && (
        <SuggestionList title={t('related.title')} headingLevel={headingLevel}>
          {products.flatMap((product, index) => {
            const variant = defaultVariant(product);
            if (!variant) return [];
            return [
              <AddToCartCard key={product.id} item={{ product, variant }} onAdded={() => prepareRemoval(index)} />,
            ];
          })}
        </SuggestionList>
      )}
    </div>
  );
}

/** Suggestions in the added-to-cart modal. Adding a suggestion removes it from the list (spec, section 2). */
export function Suggestions() {
  const { t } = useTranslation('cart');
  const { data = [] } = useQuery(suggestedProductsQuery(useLanguage()));
  const cart = useCartStore();
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const [initialLines] = useState(cart.getSnapshot().lines);
  const products = excludeProductsInCart(data, initialLines)
    .slice(0, shownSuggestionCount)
    .filter(({ id }) => !addedIds.includes(id));
  const { containerRef, prepareRemoval } = useFocusAfterRemoval(products);
  return (
    <div ref={containerRef} tabIndex={-1}>
      <SuggestionList title={t('suggestions.title')} empty={t('suggestions.none')}>
        {products.flatMap((product, index) => {
          const [variant] = product.variants;
          if (!variant) return [];
          const handleAdded = () => {
            prepareRemoval(index);
            setAddedIds([...addedIds, product.id]);
          };
          return [<AddToCartCard key={product.id} item={{ product, variant }} onAdded={handleAdded} />];
        })}
      </SuggestionList>
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
  const reason = useReason(product);

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
      reason={reason}
      note={<StockLeft {...stock} />}
      labels={{ add: t('common:addToCart') }}
      onAdd={isSoldOut(stock) ? undefined : add}
    />
  );
}
