import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CartProvider } from './cart-provider.tsx';

export const metadata: Metadata = { title: 'Shop', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <CartProvider>{children}</CartProvider>
      </body>
    </html>
  );
}
