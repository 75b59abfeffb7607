import { SkipLink, VitrineTheme } from '@vitrine/ui';
import '@vitrine/ui/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';

export const metadata: Metadata = { title: 'Shop', icons: 'data:,' };

// A server component. The theme and the providers are client components.
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <VitrineTheme direction="ltr">
          <SkipLink href="#content">Skip to the content</SkipLink>
          <Providers>
            <main id="content">{children}</main>
          </Providers>
        </VitrineTheme>
      </body>
    </html>
  );
}
