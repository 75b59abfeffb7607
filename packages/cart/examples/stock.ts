// Stock holds on every way into the cart, and a refusal says why.
import { createCart } from '@vitrine/cart';

interface Variant {
  id: string;
  price_in_cents: number;
  manage_inventory: boolean;
  inventory_quantity: number | null;
}

const cart = createCart<object, Variant>();
const variant = { id: 'seat', price_in_cents: 9900, manage_inventory: true, inventory_quantity: 3 };
const seat = { product: { name: 'Workshop' }, variant };

cart.add(seat, 2);
console.log(cart.can.add(seat).ok); // → true
console.log(cart.add(seat, 2)); // → { ok: false, code: 'out_of_stock', requested: 2, inCart: 2, available: 3 }
console.log(cart.setQuantity('seat', 9)); // → { ok: true, quantity: 3, clamped: true }
console.log(cart.total('eur')); // → 29700
