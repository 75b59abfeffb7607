import { type Accessor, createSignal, getOwner, onCleanup } from 'solid-js';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * Returns an accessor of the value that `selector` derives from the cart. The value changes only when `isEqual` (`Object.is` by
 * default) returns false. The accessor unsubscribes from the cart when its owner, such as the component, is disposed.
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
