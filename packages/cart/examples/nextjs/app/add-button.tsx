'use client';

import type { CartItem } from '@vitrine/cart';
import { useCartStore } from '@vitrine/cart/react';
import { useState } from 'react';

export function AddButton({ item }: { item: CartItem }) {
  const { add } = useCartStore();
  const [message, setMessage] = useState('');

  function addItem() {
    const result = add(item);
    if (result.ok) setMessage('');
    else setMessage(result.code === 'out_of_stock' ? `Only ${result.available} left.` : 'This item cannot be added.');
  }

  return (
    <>
      <button type="button" onClick={addItem}>
        Add {item.product.name}
      </button>
      {message && <span role="alert">{message}</span>}
    </>
  );
}
