// Runs in Node with the packed package: `select` and the bindings for Solid, Svelte and Vue read the cart.
import { strictEqual } from 'node:assert';
import { createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { select } from '@vitrine/cart/select';
import { useCartStatus as getSolidStatus, useCartSelector as selectWithSolid } from '@vitrine/cart/solid';
import { useCartStatus as getSvelteStatus, useCartSelector as selectWithSvelte } from '@vitrine/cart/svelte';
import { useCartStatus as getVueStatus, useCartSelector as selectWithVue } from '@vitrine/cart/vue';

const cart = createCart<object, { id: string; price_in_cents: number }>();
cart.add({ product: {}, variant: { id: 'guide-pdf', price_in_cents: 1999 } }, 2);
const selectCount = ({ count }: { count: number }) => count;

const values: number[] = [
  select(cart, selectCount).get(),
  selectWithSolid(cart, selectCount)(),
  selectWithSvelte(cart, selectCount).current,
  selectWithVue(cart, selectCount).value,
];
strictEqual(values.join(), '2,2,2,2');

const persistence = persistCart(cart, { storage: { getItem: () => null, setItem: () => {} } });
persistence.hydrate();
const statuses: string[] = [
  getSolidStatus(persistence)(),
  getSvelteStatus(persistence).current,
  getVueStatus(persistence).value,
];
strictEqual(statuses.join(), 'ready,ready,ready');
