import { useRef } from 'react';

/**
 * Gives the focus back to what had it when the dialog opened, unless it has gone elsewhere meanwhile, to a new page say. Radix
 * does so only for its own triggers, and the kit's dialogs are opened by a property.
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
