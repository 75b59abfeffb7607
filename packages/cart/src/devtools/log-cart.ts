import type { CartReader, CartSnapshot } from '../cart.ts';
import { onChange } from '../changes/on-change.ts';
import { describeChange } from './describe-change.ts';

/** Logs each change of a cart, with its origin and the new state. Returns the function that stops logging. */
export function logCart<Product extends object, Variant extends object, Metadata>(
  cart: CartReader<Product, Variant, Metadata>,
  log: (text: string, snapshot: CartSnapshot<Product, Variant, Metadata>) => void = console.log,
): () => void {
  return onChange(cart, (event) => log(`cart: ${describeChange(event)}`, cart.getSnapshot()));
}
