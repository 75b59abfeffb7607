import { Button, ignoreDoubleClick } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The add-to-cart button of a product page. */
export function AddToCartButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="large" onClick={ignoreDoubleClick(onAdd)}>
      {t('addToCart')}
    </Button>
  );
}
