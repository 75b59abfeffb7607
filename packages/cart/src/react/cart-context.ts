import {
  type Context,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Cart, CartSnapshot } from '../cart.ts';
import type { CartProduct, CartVariant, PricedVariant } from '../line.ts';

/** What a cart can be tied to while it is on a page, such as the `Persistence` of `@vitrine/cart/persist`. */
export interface CartTie {
  hydrate: () => void;
  stop: () => void;
}

/** What `CartProvider` takes. */
export interface CartProviderProps<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> {
  cart: Cart<Product, Variant, Metadata>;
  /** Hydrated once the page is, so that the first render is the server's; stopped when the provider goes. */
  persistence?: CartTie;
  children?: ReactNode;
}

/** The React binding for one type of cart. */
export interface CartContext<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> {
  /** Gives everything below it the cart. */
  CartProvider: (props: CartProviderProps<Product, Variant, Metadata>) => ReactElement;
  /** The cart itself, for its actions; a component that only calls them never renders again. Throws outside `CartProvider`. */
  useCart: () => Cart<Product, Variant, Metadata>;
  /**
   * What `select` makes of the cart. The component renders again only when that is another value, by `isEqual` or else by
   * `Object.is`. Throws outside `CartProvider`.
   */
  useCartSelector: <Slice>(
    select: (snapshot: CartSnapshot<Product, Variant, Metadata>) => Slice,
    isEqual?: (before: Slice, after: Slice) => boolean,
  ) => Slice;
}

/** Makes the React binding for carts with a team's own types. */
export function createCartContext<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
>(): CartContext<Product, Variant, Metadata> {
  type Snapshot = CartSnapshot<Product, Variant, Metadata>;

  const context: Context<Cart<Product, Variant, Metadata> | undefined> = createContext<
    Cart<Product, Variant, Metadata> | undefined
  >(undefined);

  function useCart() {
    const cart = useContext(context);
    if (!cart)
      throw new Error('There is no cart here: put <CartProvider cart={…}> around the component that asks for it.');
    return cart;
  }

  return {
    useCart,

    CartProvider({ cart, persistence, children }) {
      useEffect(() => {
        persistence?.hydrate();
        return () => persistence?.stop();
      }, [persistence]);
      return createElement(context.Provider, { value: cart }, children);
    },

    useCartSelector<Slice>(
      select: (snapshot: Snapshot) => Slice,
      isEqual: (a: Slice, b: Slice) => boolean = Object.is,
    ) {
      const cart = useCart();
      const read = useMemo(() => {
        let last: { snapshot: Snapshot; slice: Slice } | undefined;
        // The same snapshot must give the same slice, even from a `select` that makes a new object each time.
        return (snapshot: Snapshot) => {
          if (last?.snapshot === snapshot) return last.slice;
          const next = select(snapshot);
          const slice = last && isEqual(last.slice, next) ? last.slice : next;
          last = { snapshot, slice };
          return slice;
        };
      }, [select, isEqual]);
      return useSyncExternalStore(
        cart.subscribe,
        () => read(cart.getSnapshot()),
        () => read(cart.getServerSnapshot()),
      );
    },
  };
}
