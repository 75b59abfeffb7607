import type { LocalProduct } from '@vitrine/i18n/content';
import { PurchaseDialog } from '@vitrine/ui/purchase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopActions } from '../../shell/shop-actions.ts';

interface PurchaseProps {
  product: LocalProduct;
  price: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog behind the unlock button. Buying is under repair: it closes the dialog and says so (spec, section 4). */
export default function Purchase({ product, price, open, onOpenChange }: PurchaseProps) {
  const { t } = useTranslation(['product', 'common']);
  const { notify } = useShopActions();

  function buy() {
    onOpenChange(false);
    notify({ title: t('purchase.repair.title'), description: t('purchase.repair.description') });
  }

  return (
    <PurchaseDialog
      open={open}
      onOpenChange={onOpenChange}
      name={product.name}
      price={price}
      featuresTitle={t('features')}
      features={product.features}
      note={t('purchase.vat')}
      buy={t('purchase.buy')}
      onBuy={buy}
      close={t('common:close')}
    />
  );
}
