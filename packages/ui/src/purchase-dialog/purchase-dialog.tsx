import { Dialog } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { FeatureList } from '../product-detail/sections.tsx';
import { TitleText } from '../title-text/title-text.tsx';

export interface PurchaseDialogProps {
  open: boolean;
  /** Called with `false` when the visitor closes the dialog without buying. */
  onOpenChange: (open: boolean) => void;
  /** Name of the product; also names the dialog. */
  name: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Heading of the features. */
  featuresTitle: string;
  features: readonly string[];
  /** Note between the price and the buy button, such as about taxes: text, or one or more `<p>` elements. */
  note: ReactNode;
  /** Label of the button that confirms the purchase. */
  buy: string;
  onBuy: () => void;
  /** Accessible name of the close button. */
  close: string;
}

/** Asks the visitor to confirm the purchase of a product. The buy button does not close the dialog. */
export function PurchaseDialog({
  open,
  onOpenChange,
  name,
  price,
  featuresTitle,
  features,
  note,
  buy,
  onBuy,
  close,
}: PurchaseDialogProps) {
  const noteId = useId();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content className="vt-dialog vt-purchase-dialog" size="4" aria-describedby={noteId} {...returnFocus}>
        <Dialog.Close>
          <IconButton className="vt-dialog__close" label={close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
        <div className="vt-purchase-dialog__features">
          <Dialog.Title as="h2" className="vt-dialog__title">
            <TitleText>{name}</TitleText>
          </Dialog.Title>
          <h3 className="vt-purchase-dialog__subtitle">{featuresTitle}</h3>
          <FeatureList features={features} />
        </div>
        <div className="vt-purchase-dialog__offer">
          <p className="vt-purchase-dialog__price">{price}</p>
          <div id={noteId} className="vt-purchase-dialog__note">
            {note}
          </div>
          <Button size="large" onClick={onBuy}>
            {buy}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
