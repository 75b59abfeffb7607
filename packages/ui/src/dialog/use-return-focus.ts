import { useRef } from 'react';

/**
 * Props of a Radix `Dialog.Content`. They return the focus to the element that had it before the dialog opened, unless another element
 * has received the focus since. Radix does this only for its own `Dialog.Trigger`; these dialogs are opened by a prop.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus(): void {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
}
