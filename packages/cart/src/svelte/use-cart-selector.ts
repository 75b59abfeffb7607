import { createSubscriber } from 'svelte/reactivity';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * An object whose `current` is what `selector` returns. Templates, `$derived` and `$effect` that read it run again only
 * when that is another value, by `isEqual` or else by `Object.is`. The cart is subscribed to while one of them is active.
 */
export function useCartSelector<Product extends object, Variant extends PricedVariant, Metadata, Slice>(
  cart: CartReader<Product, Variant, Metadata>,
  selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
  isEqual?: (before: Slice, after: Slice) => boolean,
): { readonly current: Slice } {
  const selection = select(cart, selector, isEqual);
  const subscribe = createSubscriber(selection.subscribe);
  return {
    get current() {
      subscribe();
      return selection.get();
    },
  };
}
