import { getCurrentScope, onScopeDispose, type ShallowRef, shallowRef } from 'vue';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * A composable: a read-only ref to what `selector` returns. It changes only when that is another value, by `isEqual` or
 * else by `Object.is`. It unsubscribes with the component or effect scope that it is called in.
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
