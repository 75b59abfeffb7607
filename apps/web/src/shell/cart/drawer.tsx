import { QueryClientProvider } from '@tanstack/react-query';
import { useCartSelector } from '@vitrine/cart/react';
import { CartDrawer } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/query-client.ts';
import { CartContent } from './cart-content.tsx';
import { CartSummary } from './cart-summary.tsx';
import { Related } from './related.tsx';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart at the side of every page (spec, section 2). */
export default function Drawer({ open, onOpenChange }: DrawerProps) {
  const { t } = useTranslation('cart');
  const count = useCartSelector((cart) => cart.count);
  return (
    <QueryClientProvider client={queryClient}>
      <CartDrawer
        open={open}
        onOpenChange={onOpenChange}
        title={t('title', { count })}
        close={t('close')}
        footer={<CartSummary />}
      >
        <CartContent headingLevel={3} />
        <Related />
      </CartDrawer>
    </QueryClientProvider>
  );
}
