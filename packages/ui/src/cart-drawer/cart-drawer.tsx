'use client';

import { Theme } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useContentProps } from '../dialog/use-content-props.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface CartDrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the drawer is shown. */
  open: boolean;
  /** Called with `false` when the visitor closes the drawer. */
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the drawer, with the number of items. */
  title: string;
  /** `close` is the accessible name of the close button. */
  labels: { close: string };
  /** The `CartLineList` and suggestions, or a `Notice` for an empty cart. */
  children: ReactNode;
  /** The `CartTotals` and the checkout button, always visible at the bottom. Nothing for an empty cart. */
  footer?: ReactNode;
}

/** The cart in a modal dialog at the inline end of the page: on the right, or on the left in right-to-left layouts. */
export function CartDrawer({
  open,
  onOpenChange,
  title,
  labels,
  footer,
  className,
  children,
  ...rest
}: CartDrawerProps) {
  const contentProps = useContentProps();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Theme asChild>
          <Dialog.Overlay className="vt-cart-drawer__overlay" />
        </Theme>
        <Theme asChild>
          <Dialog.Content
            className={joinClasses('vt-cart-drawer', className)}
            aria-describedby={undefined}
            {...contentProps}
            {...rest}
          >
            <div className="vt-cart-drawer__header">
              <Dialog.Title className="vt-cart-drawer__title">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label={labels.close}>
                  <CloseIcon />
                </IconButton>
              </Dialog.Close>
            </div>
            <div className="vt-cart-drawer__body">{children}</div>
            {/* Without its role, because outside sectioning content it would be a landmark of the page. */}
            {footer && (
              <footer role="presentation" className="vt-cart-drawer__footer">
                {footer}
              </footer>
            )}
          </Dialog.Content>
        </Theme>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
