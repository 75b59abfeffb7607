import { createToasts, type ToastText } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { LazyComponent, retryableLazy } from '../errors/lazy-component.tsx';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { PlainToasts } from './plain-toasts.tsx';

type ShowToast = (toast: ToastText) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Moves the toasts to the top of the page. Returns a function that undoes it. */
type MoveToTop = () => () => void;

const ToastPlacementContext = createContext<MoveToTop>(() => () => {});

/** Whether the center of an element is in the lower half of the window. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const center = (top + bottom) / 2;
  return center > innerHeight / 2 && center < innerHeight;
}

/** Returns a function that tells whether the control that was last pressed or focused is in the lower half of the window. */
function useIsLastControlLow(): () => boolean {
  const lastControlRef = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element) lastControlRef.current = target;
    };
    // Safari does not focus a button that is clicked.
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, remember, true);
    return () => {
      for (const event of events) document.removeEventListener(event, remember, true);
    };
  }, []);
  return useCallback(() => lastControlRef.current !== null && isInLowerHalf(lastControlRef.current), []);
}

const ToastArea = retryableLazy(() => import('./toast-area.tsx'));

/**
 * Provides `useToast` and `useToastsAtTop`, and renders the toasts. They are at the bottom of the page, or at its top if they would cover
 * the control that was just used: the visitor often needs it again.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const isHydrated = useHydrated();
  const isLastControlLow = useIsLastControlLow();
  const [isAboveControl, setIsAboveControl] = useState(false);
  const show = useCallback(
    (toast: ToastText) => {
      setIsAboveControl(isLastControlLow());
      toasts.show(toast);
    },
    [toasts, isLastControlLow],
  );
  const [topRequestCount, setTopRequestCount] = useState(0);
  const moveToTop = useCallback(() => {
    setTopRequestCount((count) => count + 1);
    return () => setTopRequestCount((count) => count - 1);
  }, []);
  return (
    <ToastContext value={show}>
      <ToastPlacementContext value={moveToTop}>{children}</ToastPlacementContext>
      {isHydrated && (
        <LazyComponent
          component={ToastArea}
          props={{ toasts, placement: isAboveControl || topRequestCount > 0 ? ('top' as const) : ('bottom' as const) }}
          errorFallback={() => <PlainToasts toasts={toasts} />}
        />
      )}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast was called outside a <ToastProvider>.');
  return show;
}

/** Shows toasts at the top of the page while `isActive`: for content whose bottom must not be covered. */
export function useToastsAtTop(isActive: boolean) {
  const moveToTop = useContext(ToastPlacementContext);
  useEffect(() => (isActive ? moveToTop() : undefined), [isActive, moveToTop]);
}
