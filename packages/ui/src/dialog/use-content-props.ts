import { type MouseEvent, useRef } from 'react';

/** The longest time between the clicks of a double click, in ms: the default of Windows. */
const doubleClickInterval = 500;

/**
 * Returns props for Radix `Dialog.Content`:
 *
 * - When the dialog closes, they restore the focus to the element that had it before the dialog opened, unless the focus has moved to
 *   another element. Radix does this only for its own `Dialog.Trigger`, but these dialogs are opened by a prop.
 * - The second click of the double click that opens the dialog does not close it, and presses no button of it.
 */
export function useContentProps() {
  const openerRef = useRef<HTMLElement>(null);
  const openedAtRef = useRef(0);
  const isClickedRef = useRef(false);
  return {
    onOpenAutoFocus(): void {
      openedAtRef.current = performance.now();
      isClickedRef.current = false;
      openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (document.activeElement === document.body) openerRef.current?.focus();
    },
    onPointerDownOutside(event: CustomEvent<{ originalEvent: PointerEvent }>): void {
      // Radix does not tell how many clicks there were in a row.
      if (event.detail.originalEvent.timeStamp < openedAtRef.current + doubleClickInterval) event.preventDefault();
    },
    onClickCapture(event: MouseEvent): void {
      if (event.detail === 1) isClickedRef.current = true;
      // The first click of this double click was outside the dialog.
      if (event.detail < 2 || isClickedRef.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
