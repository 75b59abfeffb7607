import {
  type Context,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Cart, CartSnapshot } from '../cart.ts';
import type { DefaultMetadata, DefaultProduct, DefaultVariant, DefaultViolation, PricedVariant } from '../line.ts';
import type { CartPersistence } from '../persist/persist-cart.ts';

/** The props of `CartProvider`. */
export interface CartProviderProps<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  cart: Cart<Product, Variant, Metadata, Violation>;
  /** Hydrated in an effect, so that the first render equals the server's; stopped on unmount. */
  persistence?: Pick<CartPersistence, 'hydrate' | 'stop'>;
  children?: ReactNode;
}

/** The React binding for one type of cart. */
export interface CartContext<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /** Provides the cart to the components inside it. */
  CartProvider: (props: CartProviderProps<Product, Variant, Metadata, Violation>) => ReactElement;
  /**
   * The lines, count and totals of the cart with its actions. Re-renders on each change; `useCartSelector` re-renders less.
   * Throws outside `CartProvider`.
   */
  useCart: () => Cart<Product, Variant, Metadata, Violation> & CartSnapshot<Product, Variant, Metadata>;
  /** The cart itself, for event handlers and effects. Never re-renders. Throws outside `CartProvider`. */
  useCartStore: () => Cart<Product, Variant, Metadata, Violation>;
  /**
   * A value derived from the cart. Re-renders only when it changes, by `isEqual` or else `Object.is`. Throws outside
   * `CartProvider`.
   */
  useCartSelector: <Slice>(
    selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
    isEqual?: (before: Slice, after: Slice) => boolean,
  ) => Slice;
}

/** Creates the React binding for a cart with your own types. */
export function createCartContext<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
>(): CartContext<Product, Variant, Metadata, Violation> {
  type Snapshot = CartSnapshot<Product, Variant, Metadata>;
  type AppCart = Cart<Product, Variant, Metadata, Violation>;

  const context: Context<AppCart | undefined> = createContext<AppCart | undefined>(undefined);

  function useCartStore() {
    const cart = useContext(context);
    if (!cart) throw new Error('There is no cart: wrap this component in <CartProvider cart={…}>.');
    return cart;
  }

  return {
    useCartStore,

    CartProvider({ cart, persistence, children }) {
      useEffect(() => {
        persistence?.hydrate();
        return () => persistence?.stop();
      }, [persistence]);
      return createElement(context.Provider, { value: cart }, children);
    },

    useCart() {
      const cart = useCartStore();
      const snapshot = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getServerSnapshot);
      return useMemo(() => ({ ...cart, ...snapshot }), [cart, snapshot]);
    },

    useCartSelector<Slice>(
      selector: (snapshot: Snapshot) => Slice,
      isEqual: (before: Slice, after: Slice) => boolean = Object.is,
    ) {
      const cart = useCartStore();
      /** The value of the last render, so that a new selector with an equal result keeps it. */
      const rendered = useRef<{ value: Slice }>(undefined);
      const read = useMemo(() => {
        let last: { snapshot: Snapshot; value: Slice } | undefined;
        // The same snapshot must give the same value, even from a selector that returns a new object each time.
        return (snapshot: Snapshot) => {
          if (last?.snapshot === snapshot) return last.value;
          const next = selector(snapshot);
          const before = last ?? rendered.current;
          const value = before && isEqual(before.value, next) ? before.value : next;
          last = { snapshot, value };
          return value;
        };
      }, [selector, isEqual]);
      const value = useSyncExternalStore(
        cart.subscribe,
        () => read(cart.getSnapshot()),
        () => read(cart.getServerSnapshot()),
      );
      useEffect(() => {
        rendered.current = { value };
      });
      return value;
    },
  };
}
