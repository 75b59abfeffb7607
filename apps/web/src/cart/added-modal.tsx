import type { CartItem } from '@vitrine/cart';
import { AddedDialog } from '@vitrine/ui/cart';
import { useTranslation } from 'react-i18next';
import { formatVariantPrice, isLocalProduct, SalePrice } from '../catalogue/index.ts';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { Suggestions } from './suggestions.tsx';

interface AddedModalProps {
  item: CartItem;
  /** The added quantity. */
  quantity: number;
  onClose: () => void;
}

/** The added-to-cart modal (spec, section 2). Closing it unmounts it, which resets the list of added suggestions. */
export default function AddedModal({ item: { product, variant }, quantity, onClose }: AddedModalProps) {
  const { t } = useTranslation(['cart', 'common']);
  const language = useLanguage();
  return (
    <AddedDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('added.title')}
      close={t('common:close')}
      product={{
        title: product.title,
        variant: variant.title || undefined,
        lang: isLocalProduct(product.id) ? undefined : getStoreLangAttribute(language),
        image: variant.image_url ?? product.image,
        placeholder: '/art/placeholder.svg',
        quantity: t('added.quantity', { quantity }),
        price: <SalePrice {...formatVariantPrice(language, variant)} />,
      }}
      viewCart={{ href: '/cart', label: t('added.viewCart'), onClick: onClose }}
      proceed={t('added.continue')}
    >
      <Suggestions />
    </AddedDialog>
  );
}
