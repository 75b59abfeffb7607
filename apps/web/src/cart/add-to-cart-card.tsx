import { SuggestionCard } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import {
  formatVariantPrice,
  getItemPath,
  isSoldOut,
  SalePrice,
  StockLeft,
  type StoreItem,
} from '../catalogue/index.ts';
import { useAnnounce } from '../lib/announcer.tsx';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useCartActions } from './cart-actions.ts';

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
      image={product.image}
      placeholder="/art/placeholder.svg"
      price={<SalePrice {...formatVariantPrice(language, variant)} />}
      note={<StockLeft {...stock} />}
      add={t('common:addToCart')}
      onAdd={isSoldOut(stock) ? undefined : add}
    />
  );
}
