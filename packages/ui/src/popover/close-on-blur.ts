import type { FocusEvent } from 'react';

/**
 * Closes a popover when the focus moves out of the element that handles the event. A native popover stays open, and would cover the element that
 * has the focus (WCAG 2.4.11).
 */
export function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent, popover: HTMLElement | null): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) popover?.hidePopover?.();
}
