'use client';

import { formatPrice, lineTotal } from '@vitrine/cart';
import { useCart } from '@vitrine/cart/react';
import { euro } from './products.ts';

export function Cart() {
  const { lines, totals, setQuantity, remove } = useCart();
  return (
    <section aria-label="Cart">
      <ul>
        {lines.map((line) => (
          <li key={line.variant.id}>
            {line.quantity} × {line.product.name}: {formatPrice(lineTotal(line), euro)}{' '}
            <button type="button" onClick={() => setQuantity(line.variant.id, line.quantity - 1)}>
              One less {line.product.name}
            </button>
            <button type="button" onClick={() => setQuantity(line.variant.id, line.quantity + 1)}>
              One more {line.product.name}
            </button>
            <button type="button" onClick={() => remove(line.variant.id)}>
              Remove {line.product.name}
            </button>
          </li>
        ))}
      </ul>
      <p>{lines.length > 0 ? `Total: ${formatPrice(totals[0]?.amount_in_cents ?? 0, euro)}` : 'Your cart is empty.'}</p>
    </section>
  );
}
