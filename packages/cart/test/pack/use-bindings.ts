// Run from the packed package, in Node: every binding reads the cart.
import { strictEqual } from 'node:assert';
import { createCart } from '@vitrine/cart';
import { select } from '@vitrine/cart/select';
import { useCartSelector as solidSelector } from '@vitrine/cart/solid';
import { useCartSelector as svelteSelector } from '@vitrine/cart/svelte';
import { useCartSelector as vueSelector } from '@vitrine/cart/vue';

const cart = createCart<object, { id: string; price_in_cents: number }>();
cart.add({ product: {}, variant: { id: 'guide-pdf', price_in_cents: 1999 } }, 2);
const selector = ({ count }: { count: number }) => count;

const values: number[] = [
  select(cart, selector).get(),
  solidSelector(cart, selector)(),
  svelteSelector(cart, selector).current,
  vueSelector(cart, selector).value,
];
strictEqual(values.join(), '2,2,2,2');
