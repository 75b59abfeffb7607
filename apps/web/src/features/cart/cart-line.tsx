import { useQuery } from '@tanstack/react-query';
import { type CartProduct, type CartVariant, type CartLine as Line, unitPrice } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { Price, VisuallyHidden } from '@vitrine/ui';
import { CartLine as CartLineView } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../shared/announcer.tsx';
import { foreignStoreLanguage } from '../../shared/config/env.ts';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { usePrice } from '../../shared/hooks/use-price.ts';
import { isSoldOut } from '../../shared/store/cart-item.ts';
import { ItemPrice } from '../../shared/store/item-price.tsx';
import { productPath } from '../../shared/store/own-products.ts';
import { StockLeft } from '../../shared/store/stock-left.tsx';
import { useToast } from '../../shared/toasts/toast-provider.tsx';
import { useCartActions } from './cart-actions.ts';
import { localProducts } from './local-products.ts';

interface CartLineProps {
  line: Line;
  /** The visitor has removed the line, or put another in its place, and it is about to disappear. */
  onRemoved: () => void;
}

/** The variants of a product that can be told apart. A saved line may have any: it is checked only as far as the cart needs it. */
const variantsOf = ({ variants }: CartProduct): CartVariant[] =>
  Array.isArray(variants)
    ? variants.filter((variant) => variant?.id && variant.title && variant.currency_info?.code)
    : [];

/** A line of the cart with its quantity controls. */
export function CartLine({ line, onRemoved }: CartLineProps) {
  const { product, variant, quantity } = line;
  const { t } = useTranslation('cart');
  const cart = useCartStore();
  const price = usePrice();
  const language = useLanguage();
  const showToast = useToast();
  const announce = useAnnounce();
  const { addToCart } = useCartActions();
  const { data: ownProducts } = useQuery(localProducts(language));
  const own = ownProducts?.find(({ id }) => id === product.id);
  const title = own?.name ?? product.title;
  const stock = variant.manage_inventory ? variant.inventory_quantity : null;

  function remove() {
    onRemoved();
    cart.remove(variant.id);
    announce(t('lines.removed', { product: title }));
  }

  const variants = variantsOf(product);

  /** Puts another variant in place of the line's. A refusal is shown in a toast, and changes nothing. */
  function changeVariant(id: string) {
    const next = variants.find((variant) => variant.id === id);
    if (!next || !addToCart({ product, variant: next }, { quantity, silent: true }).ok) return;
    onRemoved();
    cart.remove(variant.id);
    announce(t('lines.variantChanged', { product: title, variant: next.title, quantity: cart.quantityOf(next.id) }));
  }

  function changeQuantity(wanted: number) {
    if (wanted < 1) return remove();
    const result = cart.setQuantity(variant.id, wanted);
    if (!result.ok) return;
    const { clamped, quantity } = result;
    if (clamped)
      showToast({ title: t('notices.title'), description: t('notices.clamped', { product: title, count: quantity }) });
    else announce(t('lines.changed', { product: title, quantity }));
  }

  return (
    <CartLineView
      title={title}
      variant={variant.title || undefined}
      variants={
        variants.length > 1
          ? {
              label: t('lines.variantOf', { product: title }),
              options: variants.map((other) => ({
                value: other.id,
                label: other.title,
                disabled: other.id !== variant.id && isSoldOut({ ...other, purchasable: true }),
              })),
              value: variant.id,
              onChange: changeVariant,
            }
          : undefined
      }
      image={variant.image_url ?? product.image}
      placeholder="/art/placeholder.svg"
      href={productPath(line)}
      lang={own ? undefined : foreignStoreLanguage(language)}
      unitPrice={(quantity > 1 || unitPrice(variant) !== variant.price_in_cents) && <ItemPrice variant={variant} />}
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
      onQuantityChange={changeQuantity}
      onRemove={remove}
    />
  );
}
