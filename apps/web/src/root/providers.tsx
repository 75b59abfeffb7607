import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Cart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { type ReactNode, StrictMode } from 'react';

interface AppProvidersProps {
  cart: Cart;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the router, for the query client and the cart. */
export function AppProviders({ queryClient, cart, children }: AppProvidersProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CartProvider cart={cart}>{children}</CartProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
