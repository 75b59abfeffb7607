'use client';

import { Button, CartButton, Price } from '@vitrine/ui';
import { CartDrawer, CartLine, CartLineList, CartTotals } from '@vitrine/ui/cart';
import { useState } from 'react';
import type { Product } from './products.ts';
import { useToasts } from './providers.tsx';

/** The button and the drawer of the cart. It has one line, whose quantity can be changed. */
export function Cart({ products: [product] }: { products: readonly Product[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const toasts = useToasts();
  if (!product) return null;
  return (
    <>
      <CartButton label={`Open the cart, ${quantity} items`} count={quantity} onClick={() => setIsOpen(true)} />
      <CartDrawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Cart (${quantity})`}
        labels={{ close: 'Close the cart' }}
        footer={
          <>
            <CartTotals rows={[{ id: 'eur', label: 'Total', amount: <Price price={product.price} /> }]} />
            <Button onClick={() => toasts.show({ title: 'There is no checkout in this example.' })}>Check out</Button>
          </>
        }
      >
        <CartLineList label="Products in the cart">
          <CartLine
            title={product.title}
            href={`/product/${product.id}`}
            unitPrice={<Price price={product.price} />}
            linePrice={<Price price={product.price} />}
            quantity={quantity}
            labels={{ quantity: 'Quantity', increase: 'One more', decrease: 'One less', remove: 'Remove' }}
            onQuantityChange={setQuantity}
            onRemove={() => setQuantity(0)}
          />
        </CartLineList>
      </CartDrawer>
    </>
  );
}
