import { QueryClientProvider } from '@tanstack/react-query';
import type { CartItem } from '@vitrine/cart';
import { AddedDialog } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/query-client.ts';
import { useAddress } from '../address-context.ts';
import { ItemPrice } from './item-price.tsx';
import { Suggestions } from './suggestions.tsx';

interface AddedProps {
  /** What one piece has just gone into the cart of. */
  item: CartItem;
  onClose: () => void;
}

/** The added-to-cart modal (spec, section 2). Closing it forgets it, and which suggestions were added. */
export default function Added({ item: { product, variant }, onClose }: AddedProps) {
  const { t } = useTranslation(['cart', 'common']);
  const address = useAddress();
  return (
    <QueryClientProvider client={queryClient}>
      <AddedDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('added.title')}
        close={t('common:close')}
        product={{
          title: product.title,
          variant: variant.title || undefined,
          image: variant.image_url ?? product.image,
          placeholder: '/art/placeholder.svg',
          quantity: t('added.quantity', { quantity: 1 }),
          price: <ItemPrice variant={variant} />,
        }}
        viewCart={{ href: address('/cart'), label: t('added.viewCart'), onClick: onClose }}
        proceed={t('added.continue')}
      >
        <Suggestions />
      </AddedDialog>
    </QueryClientProvider>
  );
}
