import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when the dialog opened, unless the focus has moved elsewhere, for example to a new
 * page. Radix does so only for its own triggers; the kit's dialogs are opened by a property.
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
