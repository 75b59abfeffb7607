import type { CartReader, CartSnapshot } from '../cart.ts';

/** A value derived from a cart, such as its count or one of its lines. */
export interface Selection<Slice> {
  /** Returns the current value. If `isEqual` returns true for the previous and the current value, returns the previous one. */
  get: () => Slice;
  /** Calls `listener` after each change of the value. Returns the function that unsubscribes. */
  subscribe: (listener: (value: Slice) => void) => () => void;
}

/**
 * Derives a value from a cart. Its subscribers are notified only when the value changes. `isEqual` compares two values and
 * defaults to `Object.is`.
 */
export function select<Product extends object, Variant extends object, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): Selection<Slice> {
  let cached: { snapshot: CartSnapshot<Product, Variant, Metadata>; slice: Slice } | undefined;

  function get() {
    const snapshot = cart.getSnapshot();
    if (cached?.snapshot === snapshot) return cached.slice;
    const next = selector(snapshot);
    const slice = cached && isEqual(cached.slice, next) ? cached.slice : next;
    cached = { snapshot, slice };
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
