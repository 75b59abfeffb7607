'use client';

import { Dialog } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useContentProps } from '../dialog/use-content-props.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { FeatureList } from '../product-detail/sections.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface PurchaseDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the visitor closes the dialog without buying. */
  onOpenChange: (open: boolean) => void;
  /** Title of the product; also names the dialog. */
  title: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Heading of the features. */
  featuresTitle: string;
  /** What the buyer gets, in a few words each. */
  features: readonly string[];
  /** Note between the price and the buy button, such as about taxes. */
  note: ReactNode;
  /** Small print below the buy button. */
  footnote?: ReactNode;
  /** `buy` is the label of the button that confirms the purchase, `close` the accessible name of the close button. */
  labels: { buy: string; close: string };
  /** Called by the button that confirms the purchase. It does not close the dialog. */
  onBuy: () => void;
}

/** Asks the visitor to confirm the purchase of a product. The buy button does not close the dialog. */
export function PurchaseDialog({
  open,
  onOpenChange,
  title,
  price,
  featuresTitle,
  features,
  note,
  footnote,
  labels,
  onBuy,
  className,
  ...rest
}: PurchaseDialogProps) {
  const noteId = useId();
  const contentProps = useContentProps();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        className={joinClasses('vt-dialog', 'vt-purchase-dialog', className)}
        size="4"
        aria-describedby={noteId}
        {...contentProps}
        {...rest}
      >
        <Dialog.Close>
          <IconButton className="vt-dialog__close" label={labels.close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
        <div className="vt-purchase-dialog__features">
          <Dialog.Title as="h2" className="vt-dialog__title">
            <TitleText>{title}</TitleText>
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
            {labels.buy}
          </Button>
          {footnote && <p className="vt-purchase-dialog__footnote">{footnote}</p>}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
