// The first cart: run with `node -C @vitrine/source examples/quick-start.ts`.
import { createCart, formatPrice, lineTotal } from '@vitrine/cart';

interface Product {
  name: string;
}
interface Variant {
  id: string;
  price_in_cents: number;
}

const cart = createCart<Product, Variant>();
cart.subscribe(() => console.log(`${cart.count} in the cart`));

const guide = { product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1999 } };

cart.add(guide); // → 1 in the cart
cart.setQuantity('guide-pdf', 3); // → 3 in the cart

for (const line of cart.getSnapshot().lines) {
  console.log(`${line.quantity} × ${line.product.name}: ${formatPrice(lineTotal(line))}`); // → 3 × Guide: €59.97
}

console.log(cart.remove('guide-pdf'));
// → 0 in the cart
// → true
