import { createToasts, type ToastText, useHydrated } from '@vitrine/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent, retryableLazy } from '../errors/lazy-component.tsx';

type ShowToast = (toast: ToastText) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

const Toaster = retryableLazy(async () => (await import('../../overlays.ts')).Toaster);

/** Provides `useToast`, and renders the toasts. If their code cannot be loaded, they appear when the browser is online again. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts] = useState(createToasts);
  const isHydrated = useHydrated();
  const labels = { toast: t('toasts.label'), close: t('toasts.close') };
  return (
    <ToastContext value={toasts.show}>
      {children}
      {isHydrated && <LazyComponent component={Toaster} props={{ toasts, label: t('toasts.area'), labels }} />}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast was called outside a <ToastProvider>.');
  return show;
}
