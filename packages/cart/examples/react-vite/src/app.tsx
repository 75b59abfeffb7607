import { type AddResult, formatPrice, lineTotal, unitPrice } from '@vitrine/cart';
import { useCart, useCartSelector, useCartStore } from '@vitrine/cart/react';
import { useState } from 'react';
import { euro, items } from './products.ts';

/** The message for an item that was not added; empty if it was added. */
function getMessage(result: AddResult) {
  if (result.ok) return '';
  return result.code === 'out_of_stock' ? `Only ${result.available} left.` : 'This item cannot be added.';
}

function Count() {
  const count = useCartSelector((snapshot) => snapshot.count);
  return (
    <p>
      Items in the cart: <output aria-label="Items in the cart">{count}</output>
    </p>
  );
}

function Cart({ onResult }: { onResult: (result: AddResult) => void }) {
  const { lines, totals, add, setQuantity, remove } = useCart();
  return (
    <section aria-label="Cart">
      <ul>
        {lines.map((line) => (
          <li key={line.variant.id}>
            {line.quantity} × {line.product.name}: {formatPrice(lineTotal(line), euro)}{' '}
            <button type="button" onClick={() => setQuantity(line.variant.id, line.quantity - 1)}>
              One less {line.product.name}
            </button>
            <button type="button" onClick={() => onResult(add(line))}>
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

export function App() {
  const { add } = useCartStore();
  const [message, setMessage] = useState('');
  const showResult = (result: AddResult) => setMessage(getMessage(result));
  return (
    <>
      <h1>Shop</h1>
      <Count />
      <ul aria-label="Products">
        {items.map((item) => (
          <li key={item.variant.id}>
            {item.product.name}: {formatPrice(unitPrice(item.variant), euro)}{' '}
            <button type="button" onClick={() => showResult(add(item))}>
              Add {item.product.name}
            </button>
          </li>
        ))}
      </ul>
      <Cart onResult={showResult} />
      <p role="alert">{message}</p>
    </>
  );
}
