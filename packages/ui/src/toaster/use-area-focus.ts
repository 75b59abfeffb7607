import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the focus enter the toast area while a modal dialog is open, and restores it once no toast is open.
 *
 * A modal dialog listens for focus events on the document and pulls the focus back. Focus events that enter the area are therefore
 * stopped at `<html>`: after React and the toasts have received them, before the dialog does.
 */
export function useAreaFocus(area: RefObject<HTMLElement | null>, hasToast: boolean): void {
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    const isInArea = (target: EventTarget | null) => target instanceof Node && area.current?.contains(target) === true;
    function onFocusChange({ type, target, relatedTarget }: FocusEvent): boolean {
      const [from, to] = type === 'focusin' ? [relatedTarget, target] : [target, relatedTarget];
      if (!isInArea(to)) return false;
      if (from instanceof HTMLElement && !isInArea(from)) previousFocus.current = from;
      return true;
    }
    const stopInArea = (event: FocusEvent) => onFocusChange(event) && event.stopPropagation();
    const { documentElement } = document;
    documentElement.addEventListener('focusin', stopInArea);
    documentElement.addEventListener('focusout', stopInArea);
    return () => {
      documentElement.removeEventListener('focusin', stopInArea);
      documentElement.removeEventListener('focusout', stopInArea);
    };
  }, [area]);

  useEffect(() => {
    if (hasToast) return;
    const { activeElement, body } = document;
    if (activeElement === body || area.current?.contains(activeElement)) previousFocus.current?.focus();
    previousFocus.current = null;
  }, [area, hasToast]);
}
