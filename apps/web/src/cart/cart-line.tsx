import { useQuery } from '@tanstack/react-query';
import { availableStock, type CartProduct, type CartVariant, type CartLine as Line, lineTotal } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { Price, useAnnounce, VisuallyHidden } from '@vitrine/ui';
import { CartLine as CartLineView } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import {
  formatLocalizedPrice,
  formatVariantPrice,
  getItemPath,
  isSoldOut,
  SalePrice,
  StockLeft,
} from '../catalogue/index.ts';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { createRefusalToast } from './cart-messages.ts';
import { localProductsQuery } from './queries.ts';

interface CartLineProps {
  line: Line;
  /** Called before the line is removed. */
  onBeforeRemove: () => void;
}

/** Returns the variants that can be offered. A saved line may contain invalid ones, because restoring it does not validate them. */
const getValidVariants = ({ variants }: CartProduct): CartVariant[] =>
  Array.isArray(variants)
    ? variants.filter(
        (variant) => variant?.id && variant.title && typeof variant.title === 'string' && variant.currency_info?.code,
      )
    : [];

/** A line of the cart with its quantity controls. */
export function CartLine({ line, onBeforeRemove }: CartLineProps) {
  const { product, variant, quantity } = line;
  const { t } = useTranslation(['cart', 'common']);
  const cart = useCartStore();
  const language = useLanguage();
  const showToast = useToast();
  const announce = useAnnounce();
  const { data: localProducts } = useQuery(localProductsQuery(language));
  const localProduct = localProducts?.find(({ id }) => id === product.id);
  const title = localProduct?.name ?? product.title;
  const total = lineTotal(line);

  function remove() {
    onBeforeRemove();
    cart.remove(variant.id);
    announce(t('lines.removed', { product: title }));
  }

  const variants = getValidVariants(product);

  /** Replaces the variant of the line. If the cart refuses that, a toast shows the reason and the line stays unchanged. */
  function changeVariant(id: string) {
    const newVariant = variants.find((variant) => variant.id === id);
    if (!newVariant) return;
    const newItem = { product, variant: newVariant };
    const result = cart.replace(variant.id, newItem);
    if (!result.ok) return showToast(createRefusalToast(t, result, newItem));
    announce(t('lines.variantChanged', { product: title, variant: newVariant.title, quantity: result.quantity }));
  }

  function changeQuantity(requested: number) {
    if (requested < 1) return remove();
    const result = cart.setQuantity(variant.id, requested);
    if (!result.ok) return showToast(createRefusalToast(t, result, line));
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
              onValueChange: changeVariant,
            }
          : undefined
      }
      image={{ src: variant.image_url ?? product.image }}
      href={getItemPath(line)}
      lang={localProduct ? undefined : getStoreLangAttribute(language)}
      unitPrice={<SalePrice {...formatVariantPrice(language, variant)} />}
      linePrice={
        <>
          <VisuallyHidden>{t('lines.lineTotal')}</VisuallyHidden>{' '}
          <Price
            price={total === 0 ? t('common:price.free') : formatLocalizedPrice(language, total, variant.currency_info)}
          />
        </>
      }
      quantity={quantity}
      max={availableStock(variant) ?? undefined}
      note={<StockLeft {...variant} purchasable={product.purchasable !== false} />}
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
