'use client';

import { Dialog } from '@radix-ui/themes';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useContentProps } from '../dialog/use-content-props.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface AddedDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the visitor closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** The product that was added. `quantity` is a text, such as “Quantity: 1”. */
  product: {
    title: string;
    variant?: string;
    /** Language of title and variant, if it differs from the page's. */
    lang?: string;
    image?: PictureImage | null;
    /** The quantity as text. */
    quantity: string;
    /** Usually a `Price`. */
    price: ReactNode;
  };
  /** The link to the cart. `onClick` is called before the link is followed, but not for a click that opens it in a new tab or window. */
  viewCart: { href: string; label: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** `close` is the accessible name of the close button, `proceed` the label of the other button that closes the dialog. */
  labels: { close: string; proceed: string };
  /** Usually a `SuggestionList`. */
  children: ReactNode;
}

/** Confirms that a product was added to the cart, and suggests others. */
export function AddedDialog({
  open,
  onOpenChange,
  title,
  product,
  viewCart,
  labels,
  className,
  children,
  ...rest
}: AddedDialogProps) {
  const contentProps = useContentProps();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        className={joinClasses('vt-dialog', 'vt-added-dialog', className)}
        size="4"
        // The buttons keep their place when suggestions arrive or are added.
        align="start"
        aria-describedby={undefined}
        {...contentProps}
        {...rest}
      >
        <Dialog.Close>
          <IconButton className="vt-dialog__close" label={labels.close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
        <div className="vt-added-dialog__product">
          <Dialog.Title as="h2" className="vt-dialog__title">
            {title}
          </Dialog.Title>
          <Picture image={product.image} />
          <div lang={product.lang}>
            <p className="vt-added-dialog__name">
              <TitleText>{product.title}</TitleText>
            </p>
            {product.variant && <p className="vt-added-dialog__variant">{product.variant}</p>}
          </div>
          <p className="vt-added-dialog__price">
            <span>{product.quantity}</span> {product.price}
          </p>
          <div className="vt-added-dialog__actions">
            <ButtonLink href={viewCart.href} onClick={(event) => isPlainClick(event) && viewCart.onClick?.(event)}>
              {viewCart.label}
            </ButtonLink>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {labels.proceed}
            </Button>
          </div>
        </div>
        <div className="vt-added-dialog__suggestions">{children}</div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
