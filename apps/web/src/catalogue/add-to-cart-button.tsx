import { Button, ignoreDoubleClick, useHydrated } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The add-to-cart button of a product page. It is disabled until it is hydrated. */
export function AddToCartButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="large" disabled={!useHydrated()} onClick={ignoreDoubleClick(onAdd)}>
      {t('addToCart')}
    </Button>
  );
}
