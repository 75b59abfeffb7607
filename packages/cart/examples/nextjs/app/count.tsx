'use client';

import { useCartSelector } from '@vitrine/cart/react';

export function Count() {
  const count = useCartSelector((snapshot) => snapshot.count);
  return (
    <p>
      Items in the cart: <output aria-label="Items in the cart">{count}</output>
    </p>
  );
}
