'use client';

import { createToasts, ImageProvider, type LinkComponentProps, LinkProvider } from '@vitrine/ui';
import { Toaster } from '@vitrine/ui/toaster';
import Link from 'next/link';
import { createContext, type ReactNode, useContext, useState } from 'react';

const RouterLink = (props: LinkComponentProps) => <Link {...props} />;

const ToastsContext = createContext(createToasts());

/** Returns the toasts of the page. */
export const useToasts = () => useContext(ToastsContext);

export function Providers({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <LinkProvider component={RouterLink}>
      <ImageProvider placeholder="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
        <ToastsContext value={toasts}>{children}</ToastsContext>
        <Toaster toasts={toasts} label="Notifications ({hotkey})" labels={{ toast: 'Notification', close: 'Close' }} />
      </ImageProvider>
    </LinkProvider>
  );
}
