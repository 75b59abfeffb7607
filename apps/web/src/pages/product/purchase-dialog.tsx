import type { LocalProduct } from '@vitrine/i18n/content';
import {
  PurchaseDialog as PurchaseDialogView,
  type PurchaseDialogProps as PurchaseDialogViewProps,
} from '@vitrine/ui/purchase';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toasts/toast-provider.tsx';

interface PurchaseDialogProps extends Pick<PurchaseDialogViewProps, 'price' | 'open' | 'onOpenChange'> {
  product: LocalProduct;
}

/** The dialog that the unlock button opens. Buying closes it and shows the toast “Under repair” (spec, section 4). */
export default function PurchaseDialog({ product, price, open, onOpenChange }: PurchaseDialogProps) {
  const { t } = useTranslation(['product', 'common']);
  const showToast = useToast();

  function handleBuy() {
    onOpenChange(false);
    showToast({ title: t('purchase.repair.title'), description: t('purchase.repair.description') });
  }

  return (
    <PurchaseDialogView
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      price={price}
      featuresTitle={t('features')}
      features={product.features}
      note={`${t('purchase.vat')} ${t('purchase.vatIncluded')}`}
      footnote={t('common:demoShop')}
      labels={{ buy: t('purchase.buy'), close: t('common:close') }}
      onBuy={handleBuy}
    />
  );
}
