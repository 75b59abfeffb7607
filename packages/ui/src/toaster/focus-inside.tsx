import { FocusScope } from 'radix-ui/internal';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/** The key that leads into the toast area (spec, 9). */
export const hotkey = 'F8';

/**
 * Leads the focus into the toast area on the hotkey, and back to where it was when the toast is gone. An open dialog keeps the
 * focus to itself until a scope of focus is opened after it, so that is what is done first.
 */
export function useFocusInside(area: RefObject<HTMLElement | null>, hasToast: boolean) {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const enter = ({ key }: KeyboardEvent) => key === hotkey && setInside(true);
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);
  useEffect(() => {
    if (!hasToast) setInside(false);
  }, [hasToast]);

  function enter(event: Event) {
    event.preventDefault();
    area.current?.focus();
  }

  /** Not so when the visitor has brought the focus elsewhere. */
  function goBack(event: Event) {
    const { activeElement, body } = document;
    if (activeElement !== body && !area.current?.contains(activeElement)) event.preventDefault();
  }

  return {
    scope: inside && <FocusScope.Root onMountAutoFocus={enter} onUnmountAutoFocus={goBack} />,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setInside(false);
    },
  };
}
