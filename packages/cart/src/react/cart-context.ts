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
import type { DefaultMetadata, DefaultProduct, DefaultVariant, DefaultViolation } from '../line.ts';
import type { CartPersistence } from '../persist/persist-cart.ts';
import type { CartStatus } from '../persist/status.ts';

/** The props of `CartProvider`. */
export interface CartProviderProps<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  cart: Cart<Product, Variant, Metadata, Violation>;
  /** Hydrated in an effect, so that the first render matches the server's. Stopped on unmount, and when the prop changes. */
  persistence?: Pick<CartPersistence, 'hydrate' | 'stop' | 'status' | 'subscribe'>;
  children?: ReactNode;
}

/** The state of a cart that a component renders, and the actions of the cart. */
export type RenderedCart<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> = CartSnapshot<Product, Variant, Metadata> &
  Pick<
    Cart<Product, Variant, Metadata, Violation>,
    'add' | 'setQuantity' | 'put' | 'replace' | 'remove' | 'clear' | 'batch' | 'can' | 'check' | 'lineId'
  >;

/** The provider and the hooks for one type of cart. */
export interface CartContext<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /** Provides the cart to the components inside it. */
  CartProvider: (props: CartProviderProps<Product, Variant, Metadata, Violation>) => ReactElement;
  /**
   * Returns the lines, count, totals and actions of the cart. Re-renders on each change; `useCartSelector` re-renders less often. It
   * does not have the functions that read the current cart, such as `total`: they can be ahead of the lines that are rendered.
   * Throws outside `CartProvider`.
   */
  useCart: () => RenderedCart<Product, Variant, Metadata, Violation>;
  /** Returns the cart itself, for event handlers and effects. Never causes a re-render. Throws outside `CartProvider`. */
  useCartStore: () => Cart<Product, Variant, Metadata, Violation>;
  /**
   * Returns a value derived from the cart. Re-renders only when `isEqual` (`Object.is` by default) returns false. Throws outside
   * `CartProvider`.
   */
  useCartSelector: <Slice>(
    selector: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
    isEqual?: (before: Slice, after: Slice) => boolean,
  ) => Slice;
  /**
   * Returns whether the saved cart is restored, for example to redirect from an empty cart only when it is `ready`. It is `idle` on
   * the server and in the first render. Without `persistence`, it is `ready`. Throws outside `CartProvider`.
   */
  useCartStatus: () => CartStatus;
}

const subscribeToNothing = () => () => {};

/** Creates a provider and hooks for a cart with your own types. */
export function createCartContext<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
>(): CartContext<Product, Variant, Metadata, Violation> {
  type Snapshot = CartSnapshot<Product, Variant, Metadata>;

  type Provided = Pick<CartProviderProps<Product, Variant, Metadata, Violation>, 'cart' | 'persistence'>;

  const context: Context<Provided | undefined> = createContext<Provided | undefined>(undefined);

  function useProvided() {
    const provided = useContext(context);
    if (!provided) throw new Error('There is no cart: wrap this component in <CartProvider cart={…}>.');
    return provided;
  }

  const useCartStore = () => useProvided().cart;

  return {
    useCartStore,

    CartProvider({ cart, persistence, children }) {
      useEffect(() => {
        persistence?.hydrate();
        return () => {
          persistence?.stop();
        };
      }, [persistence]);
      const value = useMemo(() => ({ cart, persistence }), [cart, persistence]);
      return createElement(context.Provider, { value }, children);
    },

    useCart() {
      const cart = useCartStore();
      const snapshot = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getServerSnapshot);
      return useMemo(() => {
        const { add, setQuantity, put, replace, remove, clear, batch, can, check, lineId } = cart;
        return { ...snapshot, add, setQuantity, put, replace, remove, clear, batch, can, check, lineId };
      }, [cart, snapshot]);
    },

    useCartStatus() {
      const { persistence } = useProvided();
      return useSyncExternalStore(
        persistence?.subscribe ?? subscribeToNothing,
        () => persistence?.status ?? 'ready',
        () => (persistence ? 'idle' : 'ready'),
      );
    },

    useCartSelector<Slice>(
      selector: (snapshot: Snapshot) => Slice,
      isEqual: (before: Slice, after: Slice) => boolean = Object.is,
    ) {
      const cart = useCartStore();
      /** The value of the last render. It is reused if a new selector returns an equal value. */
      const rendered = useRef<{ value: Slice }>(undefined);
      const select = useMemo(() => {
        let cached: { snapshot: Snapshot; value: Slice } | undefined;
        // `useSyncExternalStore` requires the same value until the cart changes, but a selector can return a new object on each call.
        return (snapshot: Snapshot) => {
          if (cached?.snapshot === snapshot) return cached.value;
          const next = selector(snapshot);
          const previous = cached ?? rendered.current;
          const value = previous && isEqual(previous.value, next) ? previous.value : next;
          cached = { snapshot, value };
          return value;
        };
      }, [selector, isEqual]);
      const value = useSyncExternalStore(
        cart.subscribe,
        () => select(cart.getSnapshot()),
        () => select(cart.getServerSnapshot()),
      );
      useEffect(() => {
        rendered.current = { value };
      });
      return value;
    },
  };
}
