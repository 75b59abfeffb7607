import type { CartItem } from '@vitrine/cart';
import { AddedDialog } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { ItemPrice } from '../../shared/store/item-price.tsx';
import { Suggestions } from './suggestions.tsx';

interface AddedModalProps {
  /** The item of which one piece was added. */
  item: CartItem;
  onClose: () => void;
}

/** The added-to-cart modal (spec, section 2). Closing it unmounts it, and with it the list of added suggestions. */
export default function AddedModal({ item: { product, variant }, onClose }: AddedModalProps) {
  const { t } = useTranslation(['cart', 'common']);
  return (
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
      viewCart={{ href: '/cart', label: t('added.viewCart'), onClick: onClose }}
      proceed={t('added.continue')}
    >
      <Suggestions />
    </AddedDialog>
  );
}
