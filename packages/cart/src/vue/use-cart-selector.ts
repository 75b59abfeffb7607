import { getCurrentScope, onScopeDispose, type ShallowRef, shallowRef } from 'vue';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * A composable that returns a read-only ref to the value that `selector` derives from the cart. The ref changes only when
 * `isEqual` (`Object.is` by default) returns false. It unsubscribes when its component or effect scope is disposed.
 */
export function useCartSelector<Product extends object, Variant extends PricedVariant, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual?: (before: Slice, after: Slice) => boolean,
): Readonly<ShallowRef<Slice>> {
  const selection = select(cart, selector, isEqual);
  const ref = shallowRef(selection.get());
  const unsubscribe = selection.subscribe((slice) => {
    ref.value = slice;
  });
  if (getCurrentScope()) onScopeDispose(unsubscribe);
  return ref;
}
