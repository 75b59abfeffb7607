import { Button, CartButton, createToasts, Price, VitrineTheme } from '@vitrine/ui';
import { CartDrawer, CartLine, CartLineList, CartTotals } from '@vitrine/ui/cart';
import { Toaster } from '@vitrine/ui/toaster';
import { useState } from 'react';
import { products } from '../products.ts';

const [product] = products;
const toasts = createToasts();

/** An island with its own theme: React contexts do not cross islands. */
export function CartIsland() {
  const [isOpen, setIsOpen] = useState(false);
  const [quantity, setQuantity] = useState(1);
  if (!product) return null;
  return (
    <VitrineTheme direction="ltr">
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
      <Toaster toasts={toasts} label="Notifications ({hotkey})" labels={{ toast: 'Notification', close: 'Close' }} />
    </VitrineTheme>
  );
}
