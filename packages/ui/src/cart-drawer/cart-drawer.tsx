import { Theme } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { CloseIcon } from '../icon/icons.tsx';

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the drawer, with the number of items. */
  title: string;
  /** Accessible name of the close button. */
  close: string;
  /** The `CartLineList` and suggestions, or a `Notice` for an empty cart. */
  children: ReactNode;
  /** The `CartTotals` and the checkout button, always visible at the bottom. */
  footer: ReactNode;
}

/** The cart in a modal dialog at the inline end of the page: on the right, or on the left in right-to-left layouts. */
export function CartDrawer({ open, onOpenChange, title, close, children, footer }: CartDrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Theme asChild>
          <Dialog.Overlay className="vt-cart-drawer__overlay" />
        </Theme>
        <Theme asChild>
          <Dialog.Content className="vt-cart-drawer" aria-describedby={undefined} {...returnFocus}>
            <div className="vt-cart-drawer__header">
              <Dialog.Title className="vt-cart-drawer__title">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label={close}>
                  <CloseIcon />
                </IconButton>
              </Dialog.Close>
            </div>
            <div className="vt-cart-drawer__body">{children}</div>
            {/* Without its role, because outside sectioning content it would be a landmark of the page. */}
            <footer role="presentation" className="vt-cart-drawer__footer">
              {footer}
            </footer>
          </Dialog.Content>
        </Theme>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
