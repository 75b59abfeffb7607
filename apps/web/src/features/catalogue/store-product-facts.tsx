import type { StoreProduct } from '@vitrine/store-client';
import { FactList } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The facts that follow from the type of a store-only product. If the type is unknown, only VAT. */
export function StoreProductFacts({ type }: Pick<StoreProduct, 'type'>) {
  const { t } = useTranslation('product');
  const vat = { label: t('facts.vat.label'), value: t('facts.vat.value') };

  function getFacts() {
    switch (type.value) {
      case 'digital':
        return [
          { label: t('facts.type.label'), value: t('facts.type.digital') },
          vat,
          { label: t('facts.delivery.label'), value: t('facts.delivery.value') },
        ];
      case 'service':
      case 'booking':
        return [{ label: t('facts.type.label'), value: t('facts.type.service') }, vat];
      default:
        return [vat];
    }
  }

  return <FactList facts={getFacts()} />;
}
