import { createSubscriber } from 'svelte/reactivity';
import type { CartReader, CartSnapshot } from '../cart.ts';

/**
 * Returns an object whose `current` is the value that `selector` derives from the cart. Templates, `$derived` and `$effect`
 * that read `current` run again when a reactive value that the selector reads changes, such as a prop, and when the cart changes,
 * but only if `isEqual` (`Object.is` by default) returns false. The object unsubscribes from the cart when no effect reads
 * `current`.
 */
export function useCartSelector<Product extends object, Variant extends object, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): { readonly current: Slice } {
  let current: Slice;
  /** Whether `current` has changed since the last update of its readers, so that some of them may have read another value. */
  let isOutdated = false;

  function read(): Slice {
    const next = selector(cart.getSnapshot());
    if (!isEqual(current, next)) {
      current = next;
      isOutdated = true;
    }
    return current;
  }

  current = selector(cart.getSnapshot());
  const subscribe = createSubscriber((update) =>
    cart.subscribe(() => {
      read();
      if (isOutdated) update();
      isOutdated = false;
    }),
  );
  return {
    get current() {
      subscribe();
      return read();
    },
  };
}
