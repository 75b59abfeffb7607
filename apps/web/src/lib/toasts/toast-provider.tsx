import { createToasts, type ToastText } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LazyComponent, retryableLazy } from '../errors/lazy-component.tsx';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { PlainToasts } from './plain-toasts.tsx';

type ShowToast = (toast: ToastText) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Moves the toasts to the top of the window. Returns a function that undoes it. */
type MoveToTop = () => () => void;

const ToastPlacementContext = createContext<MoveToTop>(() => () => {});

const ToastArea = retryableLazy(() => import('./toast-area.tsx'));

/** Provides `useToast` and `useToastsAtTop`, and renders the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const isHydrated = useHydrated();
  const [topRequestCount, setTopRequestCount] = useState(0);
  const moveToTop = useCallback(() => {
    setTopRequestCount((count) => count + 1);
    return () => setTopRequestCount((count) => count - 1);
  }, []);
  return (
    <ToastContext value={toasts.show}>
      <ToastPlacementContext value={moveToTop}>{children}</ToastPlacementContext>
      {isHydrated && (
        <LazyComponent
          component={ToastArea}
          props={{ toasts, isAtTop: topRequestCount > 0 }}
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

/**
 * Shows toasts at the top of the window while `isActive`: for content whose bottom must not be covered. A toast for a control in the footer of
 * a dialog is above the footer instead.
 */
export function useToastsAtTop(isActive: boolean) {
  const moveToTop = useContext(ToastPlacementContext);
  useEffect(() => (isActive ? moveToTop() : undefined), [isActive, moveToTop]);
}
