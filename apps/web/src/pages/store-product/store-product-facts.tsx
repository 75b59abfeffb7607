import { unitPrice } from '@vitrine/cart';
import type { StoreProduct } from '@vitrine/store-client';
import { FactList } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The facts that follow from the type and the prices of a store-only product. Nothing for a free product that is neither digital nor a service. */
export function StoreProductFacts({ type, variants }: Pick<StoreProduct, 'type' | 'variants'>) {
  const { t } = useTranslation('product');
  const isDigital = type.value === 'digital';
  // A booking is a service on a date.
  const isService = type.value === 'service' || type.value === 'booking';
  const hasPrice = variants.some((variant) => unitPrice(variant) > 0);

  const facts = [
    isDigital && { label: t('facts.type.label'), value: t('facts.type.digital') },
    isService && { label: t('facts.type.label'), value: t('facts.type.service') },
    hasPrice && { label: t('facts.vat.label'), value: t('facts.vat.value') },
    isDigital && { label: t('facts.delivery.label'), value: t('facts.delivery.value') },
    // The two-year guarantee covers digital content, but not services.
    isDigital && { label: t('facts.guarantee.label'), value: t('facts.guarantee.value') },
  ].filter((fact) => fact !== false);

  return facts.length > 0 && <FactList facts={facts} />;
}
