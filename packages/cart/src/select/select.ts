import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';

/** A value derived from a cart, such as its count or one of its lines. */
export interface Selection<Slice> {
  /** The current value. It stays the same, by `isEqual`, until the cart changes it. */
  get: () => Slice;
  /** Calls `listener` after each change of the value. Returns the function that unsubscribes. */
  subscribe: (listener: (value: Slice) => void) => () => void;
}

/**
 * Selects a value of a cart. Its subscribers are notified only when the value changes, by `isEqual` or else by
 * `Object.is`; a change of the cart that does not affect it notifies nobody.
 */
export function select<Product extends object, Variant extends PricedVariant, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): Selection<Slice> {
  let last: { snapshot: CartSnapshot<Product, Variant, Metadata>; slice: Slice } | undefined;

  function get() {
    const snapshot = cart.getSnapshot();
    if (last?.snapshot === snapshot) return last.slice;
    const next = selector(snapshot);
    const slice = last && isEqual(last.slice, next) ? last.slice : next;
    last = { snapshot, slice };
    return slice;
  }

  return {
    get,
    subscribe(listener) {
      let current = get();
      return cart.subscribe(() => {
        const previous = current;
        current = get();
        if (!Object.is(previous, current)) listener(current);
      });
    },
  };
}
