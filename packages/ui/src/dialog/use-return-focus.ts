import { useRef } from 'react';

/**
 * Returns props for Radix `Dialog.Content`. When the dialog closes, they restore the focus to the element that had it before the dialog
 * opened, unless the focus has moved to another element. Radix does this only for its own `Dialog.Trigger`, but these dialogs are opened
 * by a prop.
 */
export function useReturnFocus() {
  const openerRef = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus(): void {
      openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (document.activeElement === document.body) openerRef.current?.focus();
    },
  };
}
