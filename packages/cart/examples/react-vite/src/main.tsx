import { CartProvider } from '@vitrine/cart/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { cart, persistence } from './cart.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <CartProvider cart={cart} persistence={persistence}>
      <App />
    </CartProvider>
  </StrictMode>,
);
