import { createSubscriber } from 'svelte/reactivity';
import type { CartReader, CartSnapshot } from '../cart.ts';
import type { PricedVariant } from '../line.ts';
import { select } from '../select/select.ts';

/**
 * Returns an object whose `current` is the value that `selector` derives from the cart. Templates, `$derived` and `$effect`
 * that read `current` run again only when `isEqual` (`Object.is` by default) returns false. The object unsubscribes from the cart
 * when no effect reads `current`.
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
