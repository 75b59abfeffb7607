import { type Accessor, createSignal, getOwner, onCleanup } from 'solid-js';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * A signal of what `selector` returns. It changes only when that is another value, by `isEqual` or else by `Object.is`.
 * It unsubscribes with the component or root that it is created in.
 */
export function useCartSelector<Product extends object, Variant extends PricedVariant, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual?: (before: Slice, after: Slice) => boolean,
): Accessor<Slice> {
  const selection = select(cart, selector, isEqual);
  const [slice, setSlice] = createSignal(selection.get());
  const unsubscribe = selection.subscribe((next) => setSlice(() => next));
  if (getOwner()) onCleanup(unsubscribe);
  return slice;
}
