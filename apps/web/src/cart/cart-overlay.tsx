import type { CartItem } from '@vitrine/cart';
import { useCartSelector } from '@vitrine/cart/react';
import { AddedDialog, CartDrawer as CartDrawerView } from '@vitrine/ui/cart';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVariantPrice, isLocalProduct, SalePrice } from '../catalogue/index.ts';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { CartLines, CartSummary } from './cart-contents.tsx';
import { RelatedProducts, Suggestions } from './suggested-products.tsx';

/** What is shown over the page: the cart drawer, or the added-to-cart modal. A closed drawer stays mounted for its exit animation. */
export type CartOverlayState =
  | { name: 'drawer'; isOpen: boolean }
  | { name: 'added'; item: CartItem; quantity: number; isOpen: true };

interface CartOverlayProps {
  overlay: CartOverlayState;
  onClose: () => void;
}

/** The cart drawer or the added-to-cart modal. */
export default function CartOverlay({ overlay, onClose }: CartOverlayProps) {
  return overlay.name === 'drawer' ? (
    <CartDrawer open={overlay.isOpen} onClose={onClose} />
  ) : (
    <AddedModal {...overlay.item} quantity={overlay.quantity} onClose={onClose} />
  );
}

/** The cart drawer (spec, section 2). */
function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  return (
    <CartDrawerView
      open={open}
      onOpenChange={onClose}
      title={t('title', { count })}
      labels={{ close: t('close') }}
      footer={<CartSummary />}
    >
      <CartLines headingLevel={3} />
      <DeferredRelatedProducts />
    </CartDrawerView>
  );
}

/** The related products, which are rendered right after the rest of the drawer: on a slow phone, it opens 0.1 s earlier. */
function DeferredRelatedProducts() {
  const isRendered = useDeferredValue(true, false);
  return isRendered && <RelatedProducts headingLevel={3} />;
}

/** The added-to-cart modal (spec, section 2). Closing it unmounts it, which resets the list of added suggestions. */
function AddedModal({ product, variant, quantity, onClose }: CartItem & { quantity: number; onClose: () => void }) {
  const { t } = useTranslation(['cart', 'common']);
  const language = useLanguage();
  return (
    <AddedDialog
      open
      onOpenChange={onClose}
      title={t('added.title')}
      product={{
        title: product.title,
        variant: variant.title || undefined,
        lang: isLocalProduct(product.id) ? undefined : getStoreLangAttribute(language),
        image: { src: variant.image_url ?? product.image },
        quantity: t('added.quantity', { quantity }),
        price: <SalePrice {...formatVariantPrice(language, variant)} />,
      }}
      viewCart={{ href: '/cart', label: t('added.viewCart'), onClick: onClose }}
      labels={{ close: t('common:close'), proceed: t('added.continue') }}
    >
      <Suggestions />
    </AddedDialog>
  );
}
