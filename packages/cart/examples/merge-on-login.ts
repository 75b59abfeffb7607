// A visitor logs in: what they have picked joins what is kept with their account.
import { createCart } from '@vitrine/cart';
import { mergeCarts } from '@vitrine/cart/merge';

interface Variant {
  id: string;
  price_in_cents: number;
  manage_inventory?: boolean;
  inventory_quantity?: number | null;
}
interface Product {
  name: string;
}

const cart = createCart<Product, Variant>();
const guide = { product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1999 } };
const seats = { manage_inventory: true, inventory_quantity: 3 };
const seat = { product: { name: 'Workshop' }, variant: { id: 'seat', price_in_cents: 9900, ...seats } };
cart.add(guide, 2);
cart.add(seat, 2);

const account = [
  { ...guide, quantity: 1 },
  { ...seat, quantity: 2 },
];
for (const { line, result } of mergeCarts(cart, account, 'sum')) {
  if (result.ok) console.log(`Only ${result.quantity} of ${line.product.name}`); // → Only 3 of Workshop
}
console.log(cart.quantityOf('guide-pdf')); // → 3
