import { type ComputedRef, computed, getCurrentScope, onScopeDispose, shallowRef } from 'vue';
import type { CartReader, CartSnapshot } from '../cart.ts';

/**
 * A composable that returns a read-only ref to the value that `selector` derives from the cart. The selector also runs again when a
 * reactive value that it reads changes, such as a prop. The ref changes only when `isEqual` (`Object.is` by default) returns false.
 * It unsubscribes from the cart when its component or effect scope is disposed.
 */
export function useCartSelector<Product extends object, Variant extends object, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): ComputedRef<Slice> {
  const snapshot = shallowRef(cart.getSnapshot());
  const unsubscribe = cart.subscribe(() => {
    snapshot.value = cart.getSnapshot();
  });
  if (getCurrentScope()) onScopeDispose(unsubscribe);
  let previous: { slice: Slice } | undefined;
  return computed(() => {
    const slice = selector(snapshot.value);
    if (!previous || !isEqual(previous.slice, slice)) previous = { slice };
    return previous.slice;
  });
}
