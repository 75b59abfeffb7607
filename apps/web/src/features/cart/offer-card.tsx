import { SuggestionCard } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../shared/announcer.tsx';
import { foreignStoreLanguage } from '../../shared/config/env.ts';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { isSoldOut, type StoreItem } from '../../shared/store/cart-item.ts';
import { ItemPrice } from '../../shared/store/item-price.tsx';
import { productPath } from '../../shared/store/own-products.ts';
import { StockLeft } from '../../shared/store/stock-left.tsx';
import { useCartActions } from './cart-actions.ts';

interface OfferCardProps {
  item: StoreItem;
  /** The item was added to the cart, and its card is about to disappear. */
  onAdded: () => void;
}

/** A product of the store with a button that adds it silently (spec, section 7). */
export function OfferCard({ item, onAdded }: OfferCardProps) {
  const { product, variant } = item;
  const { t } = useTranslation(['cart', 'common']);
  const { addToCart } = useCartActions();
  const announce = useAnnounce();
  const stock = { ...variant, purchasable: product.purchasable };

  function add() {
    const result = addToCart(item, { silent: true });
    if (!result.ok) return console.error('The offer could not be added to the cart:', result.code, variant.id);
    onAdded();
    announce(t('suggestions.added', { product: product.title }));
  }

  return (
    <SuggestionCard
      title={product.title}
      href={productPath(item)}
      lang={foreignStoreLanguage(useLanguage())}
      image={product.image}
      placeholder="/art/placeholder.svg"
      price={<ItemPrice variant={variant} />}
      note={<StockLeft {...stock} />}
      add={t('common:addToCart')}
      onAdd={isSoldOut(stock) ? undefined : add}
    />
  );
}
