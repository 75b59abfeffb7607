import { type RefObject, useEffect, useRef } from 'react';

/**
 * Allows the focus to enter the toast area while a modal dialog is open, and restores the focus when the last toast closes.
 *
 * A modal dialog listens for focus events on `document` and moves the focus back to itself. This hook therefore calls
 * `stopPropagation()` on `<html>` for focus events that enter the area: React and the toasts receive them, the dialog does not.
 */
export function useToastAreaFocus(areaRef: RefObject<HTMLElement | null>, hasOpenToast: boolean): void {
  const previousFocusRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const isInArea = (target: EventTarget | null) =>
      target instanceof Node && areaRef.current?.contains(target) === true;
    function interceptFocusEvent(event: FocusEvent): void {
      const { type, target, relatedTarget } = event;
      const [from, to] = type === 'focusin' ? [relatedTarget, target] : [target, relatedTarget];
      if (!isInArea(to)) return;
      if (from instanceof HTMLElement && !isInArea(from)) previousFocusRef.current = from;
      event.stopPropagation();
    }
    const { documentElement } = document;
    documentElement.addEventListener('focusin', interceptFocusEvent);
    documentElement.addEventListener('focusout', interceptFocusEvent);
    return () => {
      documentElement.removeEventListener('focusin', interceptFocusEvent);
      documentElement.removeEventListener('focusout', interceptFocusEvent);
    };
  }, [areaRef]);

  useEffect(() => {
    if (hasOpenToast) return;
    const { activeElement, body } = document;
    if (activeElement === body || areaRef.current?.contains(activeElement)) previousFocusRef.current?.focus();
    previousFocusRef.current = null;
  }, [areaRef, hasOpenToast]);
}
