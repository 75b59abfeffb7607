import { type Accessor, createMemo, createSignal, getOwner, onCleanup } from 'solid-js';
import type { CartReader, CartSnapshot } from '../cart.ts';

/**
 * Returns an accessor of the value that `selector` derives from the cart. The selector also runs again when a signal or prop that it
 * reads changes. The value changes only when `isEqual` (`Object.is` by default) returns false. The accessor unsubscribes from the
 * cart when its owner, such as the component, is disposed.
 */
export function useCartSelector<Product extends object, Variant extends object, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): Accessor<Slice> {
  const [snapshot, setSnapshot] = createSignal(cart.getSnapshot());
  const unsubscribe = cart.subscribe(() => setSnapshot(() => cart.getSnapshot()));
  // Without an owner, a memo would never be disposed, and Solid would log a warning.
  if (!getOwner()) return () => selector(snapshot());
  onCleanup(unsubscribe);
  return createMemo(() => selector(snapshot()), undefined, { equals: isEqual });
}
