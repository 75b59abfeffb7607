import { Button, ignoreDoubleClick } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';

/** The add-to-cart button of a product page. It is disabled until it is hydrated. */
export function AddToCartButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="large" disabled={!useHydrated()} onClick={ignoreDoubleClick(onAdd)}>
      {t('addToCart')}
    </Button>
  );
}
