import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Cart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { type ReactNode, StrictMode } from 'react';

/** The providers around the router, for the query client and the cart. */
export function AppProviders(props: { cart: Cart; queryClient: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={props.queryClient}>
        <CartProvider cart={props.cart}>{props.children}</CartProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
