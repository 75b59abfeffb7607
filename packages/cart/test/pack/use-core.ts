// Runs with the packed package, as an ES module and as CommonJS, without a framework.
import { deepStrictEqual, strictEqual } from 'node:assert';
import { createCart, formatPrice, lineTotal } from '@vitrine/cart';
import { computeBill, percentOff } from '@vitrine/cart/adjustments';
import { onChange } from '@vitrine/cart/changes';
import { connectDevtools } from '@vitrine/cart/devtools';
import { mergeCarts } from '@vitrine/cart/merge';
import { type CartStorage, persistCart } from '@vitrine/cart/persist';
import { repriceCart } from '@vitrine/cart/reprice';
import { syncCart } from '@vitrine/cart/sync';

const cart = createCart<{ name: string }, { id: string; price_in_cents: number }, { note: string }>();
const item = { product: { name: 'Guide' }, variant: { id: 'pdf', price_in_cents: 1999 } };

const result = cart.add(item, 2);
strictEqual(result.ok && result.quantity, 2);
strictEqual(cart.can.add(item, -1), false);
const refusal = cart.check.add(item, -1);
strictEqual(refusal.ok || refusal.code, 'invalid_quantity');

const storedValues = new Map<string, string>();
const storage: CartStorage = {
  getItem: (key) => storedValues.get(key) ?? null,
  setItem: (key, value) => void storedValues.set(key, value),
};
const persistence = persistCart(cart, { storage });
persistence.hydrate();
strictEqual(JSON.parse(storedValues.get('cart') ?? '[]').at(-1).quantity, 2);

const changeTypes: string[] = [];
onChange(cart, ({ changes }) => changeTypes.push(...changes.map(({ type }) => type)));
deepStrictEqual(mergeCarts(cart, [{ ...item, quantity: 1 }], 'sum'), []);
const [change] = repriceCart(cart, ({ product, variant }) => ({
  product,
  variant: { ...variant, price_in_cents: 999 },
}));
strictEqual(change?.code, 'price_down');
const [line] = cart.getSnapshot().lines;
strictEqual(line && formatPrice(lineTotal(line), { code: 'eur' }), '€29.97');
deepStrictEqual(changeTypes, ['updated', 'updated']);

strictEqual(computeBill(cart.getSnapshot(), 'eur', [percentOff({ id: 'sale', percent: 50 })]).total, 1498);
connectDevtools(cart)();
strictEqual(syncCart(cart, { url: 'http://shop.test/cart' }).status, 'idle');
