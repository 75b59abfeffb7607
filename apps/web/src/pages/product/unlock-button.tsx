import type { LocalProduct } from '@vitrine/i18n/content';
import { Button } from '@vitrine/ui';
import { type ReactNode, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyOverlay, retryableLazy, usePreload } from '../../lib/errors/lazy-component.tsx';

const PurchaseDialog = retryableLazy(async () => (await import('../../overlays.ts')).PurchaseDialog);

/** The button below the locked content, with the purchase dialog that it opens. A click renders only the button and the dialog, not the page. */
export function UnlockButton({ product, price }: { product: LocalProduct; price: ReactNode }) {
  const { t } = useTranslation('product');
  /** Undefined while the dialog is not mounted: before the first click, and after an error. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isOpening, startOpening] = useTransition();
  usePreload(PurchaseDialog);

  return (
    <>
      <Button onClick={() => startOpening(() => setIsOpen(true))} aria-busy={isOpening || undefined}>
        {t('locked.unlock')}
      </Button>
      {isOpen !== undefined && (
        <LazyOverlay
          component={PurchaseDialog}
          props={{ product, price, open: isOpen, onOpenChange: setIsOpen }}
          isOpen={isOpen}
          onCloseError={() => setIsOpen(undefined)}
        />
      )}
    </>
  );
}
