import { Theme } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { CloseIcon } from '../icon/icons.tsx';

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer, with the total item count in it. */
  title: string;
  close: string;
  /** The `CartLineList` and what belongs below it, or a `Notice` when the cart is empty. */
  children: ReactNode;
  /** Always in sight at the foot: the `CartTotals` and the checkout button. */
  footer: ReactNode;
}

/** The cart at the side of the page: slides in from the end of the line (right, in right-to-left text left). */
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
            <header className="vt-cart-drawer__header">
              <Dialog.Title className="vt-cart-drawer__title">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label={close}>
                  <CloseIcon />
                </IconButton>
              </Dialog.Close>
            </header>
            <div className="vt-cart-drawer__body">{children}</div>
            <footer className="vt-cart-drawer__footer">{footer}</footer>
          </Dialog.Content>
        </Theme>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
