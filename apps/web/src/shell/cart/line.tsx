import { type CartLine, unitPrice } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useLanguage, useTexts } from '@vitrine/i18n/react';
import { Price, VisuallyHidden } from '@vitrine/ui';
import { CartLine as CartLineView } from '@vitrine/ui/cart';
import { foreignStoreLanguage } from '../../config/env.ts';
import { useAddress } from '../address-context.ts';
import { useAnnounce } from '../announcer.tsx';
import { useShopActions } from '../shop-actions.ts';
import { usePrice } from '../use-price.ts';
import { ItemPrice } from './item-price.tsx';
import { StockLeft } from './stock-left.tsx';
import { useLocalProduct } from './use-local-product.ts';

interface LineProps {
  line: CartLine;
  /** The visitor has removed the line, and it is about to disappear. */
  onRemoved: () => void;
}

/** A line of the cart, and what can be done with it. */
export function Line({ line, onRemoved }: LineProps) {
  const { product, variant, quantity } = line;
  const t = useTexts('cart');
  const cart = useCartStore();
  const address = useAddress();
  const price = usePrice();
  const { notify } = useShopActions();
  const announce = useAnnounce();
  const local = useLocalProduct(product.id);
  const foreign = foreignStoreLanguage(useLanguage());
  const title = local?.name ?? product.title;
  const stock = variant.manage_inventory ? variant.inventory_quantity : null;

  function remove() {
    onRemoved();
    cart.remove(variant.id);
    announce(t('lines.removed', { product: title }));
  }

  function changeTo(wanted: number) {
    if (wanted < 1) return remove();
    const result = cart.setQuantity(variant.id, wanted);
    if (!result.ok) return;
    const told = { product: title, count: result.quantity };
    if (result.clamped) notify({ title: t('notices.title'), description: t('notices.clamped', told) });
    else announce(t('lines.changed', told));
  }

  return (
    <CartLineView
      title={title}
      variant={variant.title || undefined}
      image={variant.image_url ?? product.image}
      placeholder="/art/placeholder.svg"
      href={local && address(`/product/${local.id}`)}
      lang={local ? undefined : foreign}
      unitPrice={<ItemPrice variant={variant} />}
      linePrice={
        <>
          <VisuallyHidden>{t('lines.lineTotal')} </VisuallyHidden>
          <Price price={price(unitPrice(variant) * quantity, variant.currency_info)} />
        </>
      }
      quantity={quantity}
      max={stock ?? undefined}
      note={
        <StockLeft
          purchasable
          manage_inventory={variant.manage_inventory}
          inventory_quantity={variant.inventory_quantity}
        />
      }
      labels={{
        quantity: t('lines.quantity', { product: title }),
        increase: t('lines.increase', { product: title }),
        decrease: t('lines.decrease', { product: title }),
        remove: t('lines.removeProduct', { product: title }),
      }}
      onQuantityChange={changeTo}
      onRemove={remove}
    />
  );
}
