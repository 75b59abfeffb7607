import { createToasts, type ToastText, useHydrated } from '@vitrine/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { LazyComponent, retryableLazy } from '../errors/lazy-component.tsx';

type ShowToast = (toast: ToastText) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

const ToastArea = retryableLazy(async () => (await import('../../overlays.ts')).ToastArea);

/** Provides `useToast`, and renders the toasts. If their code cannot be loaded, they appear when the browser is online again. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const isHydrated = useHydrated();
  return (
    <ToastContext value={toasts.show}>
      {children}
      {isHydrated && <LazyComponent component={ToastArea} props={{ toasts }} />}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast was called outside a <ToastProvider>.');
  return show;
}
