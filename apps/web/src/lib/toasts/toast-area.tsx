import type { Toasts } from '@vitrine/ui';
import { Toaster } from '@vitrine/ui/toaster';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the center of an element is in the lower half of the window. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const center = (top + bottom) / 2;
  return center > innerHeight / 2 && center < innerHeight;
}

/** Returns the distance in px from the top of a dialog's footer to the bottom of the window, or 0 if the element is not in such a footer. */
function getFooterHeight(element: Element): number {
  const footer = element.closest('[role="dialog"] > footer');
  return footer ? innerHeight - footer.getBoundingClientRect().top : 0;
}

const noPosition = { isLow: false, footerHeight: 0 };

/**
 * Whether the control that led to the current toast is in the lower half of the window, and the height of the dialog's footer that contains the
 * control. The control is the focused one, or the one last pressed.
 */
function useControlPosition({ subscribe, getSnapshot }: Toasts) {
  const [position, setPosition] = useState(noPosition);
  // A toast that is shown while the toast area loads is placed before it is painted.
  useLayoutEffect(() => {
    let pressedElement: Element | null = null;
    const handlePointerDown = ({ target }: Event) => {
      pressedElement = target as Element;
    };
    const updatePlacement = () => {
      // Safari does not focus a button that is clicked.
      const control = document.activeElement === document.body ? pressedElement : document.activeElement;
      // A toast that is dismissed stays where it is.
      if (!getSnapshot().some(({ open }) => open)) return;
      // A control that was removed, such as a button of a closed dialog, has no position.
      setPosition(
        control?.isConnected ? { isLow: isInLowerHalf(control), footerHeight: getFooterHeight(control) } : noPosition,
      );
    };
    updatePlacement();
    const unsubscribe = subscribe(updatePlacement);
    document.addEventListener('pointerdown', handlePointerDown, true);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown, true);
      unsubscribe();
    };
  }, [subscribe, getSnapshot]);
  return position;
}

interface ToastAreaProps {
  toasts: Toasts;
  /** Whether toasts are at the top of the window, unless the control is in the footer of a dialog. */
  isAtTop: boolean;
}

/**
 * The toast area of every page, in the page's language. Toasts are at the bottom of the window, or at its top if they would cover the control
 * that was just used: the visitor often needs it again. If the control is in the footer of a dialog, such as the checkout button of the cart
 * drawer, toasts are above the footer.
 */
export default function ToastArea({ toasts, isAtTop }: ToastAreaProps) {
  const { t } = useTranslation();
  const { isLow, footerHeight } = useControlPosition(toasts);
  return (
    <Toaster
      toasts={toasts}
      label={t('toasts.area')}
      toastLabel={t('toasts.label')}
      close={t('toasts.close')}
      placement={footerHeight === 0 && (isAtTop || isLow) ? 'top' : 'bottom'}
      offset={footerHeight}
    />
  );
}
