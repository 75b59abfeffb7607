// A cart that was saved last week meets the prices of today.
import { createCart, formatPrice } from '@vitrine/cart';
import { repriceCart } from '@vitrine/cart/reprice';

interface Product {
  name: string;
}
interface Variant {
  id: string;
  price_in_cents: number;
}

const cart = createCart<Product, Variant>();
cart.add({ product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1999 } });
cart.add({ product: { name: 'Toolkit' }, variant: { id: 'toolkit', price_in_cents: 4900 } });

const today = new Map([
  ['guide-pdf', { product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1499 } }],
]);

for (const change of repriceCart(cart, (line) => today.get(line.variant.id) ?? null)) {
  const { name } = change.line.product;
  if (change.code === 'gone') console.log(`${name} is no longer for sale`);
  if (change.code === 'price_down') console.log(`${name} now costs ${formatPrice(change.after)}`);
}
// → Guide now costs €14.99
// → Toolkit is no longer for sale
