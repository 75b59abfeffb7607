import { useCartSelector } from '@vitrine/cart/react';
import { CartDrawer as CartDrawerView } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { useToastsAtTop } from '../lib/toasts/toast-provider.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { RelatedProducts } from './related-products.tsx';
import { useReprice } from './use-reprice.ts';

interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart drawer (spec, section 2). */
export default function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  useReprice(open);
  // At the bottom, toasts would cover the total and the checkout button.
  useToastsAtTop(open);
  return (
    <CartDrawerView
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count })}
      close={t('close')}
      footer={<CartSummary />}
    >
      <CartLines headingLevel={3} />
      <RelatedProducts />
    </CartDrawerView>
  );
}
