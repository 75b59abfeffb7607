import { Dialog } from '@radix-ui/themes';
import type { MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import { Picture } from '../picture/picture.tsx';

export interface AddedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Accessible name of the close button. */
  close: string;
  product: {
    title: string;
    variant?: string;
    /** Language of title and variant, if it differs from the page's. */
    lang?: string;
    image: string | null | undefined;
    /** URL of the image that is shown if `image` is missing or fails to load. */
    placeholder: string;
    /** The quantity as text. */
    quantity: string;
    /** Usually a `Price`. */
    price: ReactNode;
  };
  /** The link to the cart. `onClick` is called before the link is followed, but not for a click that opens it in a new tab or window. */
  viewCart: { href: string; label: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Label of the button that closes the dialog. */
  proceed: string;
  /** Usually a `SuggestionList`. */
  children: ReactNode;
}

/** Confirms that a product was added to the cart, and suggests others. */
export function AddedDialog({
  open,
  onOpenChange,
  title,
  close,
  product,
  viewCart,
  proceed,
  children,
}: AddedDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content className="vt-dialog vt-added-dialog" size="4" aria-describedby={undefined} {...returnFocus}>
        <Dialog.Close>
          <IconButton className="vt-dialog__close" label={close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
        <div className="vt-added-dialog__product">
          <Dialog.Title as="h2" className="vt-dialog__title">
            {title}
          </Dialog.Title>
          <Picture src={product.image} placeholder={product.placeholder} />
          <div lang={product.lang}>
            <p className="vt-added-dialog__name">{product.title}</p>
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
              {proceed}
            </Button>
          </div>
        </div>
        <div className="vt-added-dialog__suggestions">{children}</div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
