import { SuggestionCard } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { foreignStoreLanguage } from '../../config/env.ts';
import { isSoldOut, type StoreItem } from '../../data/item.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useAnnounce } from '../announcer.tsx';
import { useShopActions } from '../shop-actions.ts';
import { ItemPrice } from './item-price.tsx';
import { StockLeft } from './stock-left.tsx';

interface OfferCardProps {
  item: StoreItem;
  /** The item has gone into the cart, and its card is about to disappear. */
  onAdd: () => void;
}

/** A product of the store with the button that puts it into the cart, without a word more (spec, section 7). */
export function OfferCard({ item, onAdd }: OfferCardProps) {
  const { product, variant } = item;
  const { t } = useTranslation(['common', 'cart']);
  const { addToCart } = useShopActions();
  const announce = useAnnounce();
  const stock = { ...variant, purchasable: product.purchasable };

  function add() {
    const result = addToCart(item, { silent: true });
    if (!result.ok) return console.error('The offer could not be added to the cart:', result.code, variant.id);
    onAdd();
    announce(t('cart:suggestions.added', { product: product.title }));
  }

  return (
    <SuggestionCard
      title={product.title}
      lang={foreignStoreLanguage(useLanguage())}
      image={product.image}
      placeholder="/art/placeholder.svg"
      price={<ItemPrice variant={variant} />}
      note={<StockLeft {...stock} />}
      add={t('addToCart')}
      onAdd={isSoldOut(stock) ? undefined : add}
    />
  );
}
