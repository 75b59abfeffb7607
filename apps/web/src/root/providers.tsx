import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CartProvider } from '@vitrine/cart/react';
import type { ComponentProps, ReactNode } from 'react';

interface AppProvidersProps extends Pick<ComponentProps<typeof CartProvider>, 'cart' | 'persistence'> {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the router, for the query client and the cart. */
export function AppProviders({ queryClient, cart, persistence, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CartProvider cart={cart} persistence={persistence}>
        {children}
      </CartProvider>
    </QueryClientProvider>
  );
}
