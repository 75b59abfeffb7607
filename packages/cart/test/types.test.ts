import { describe, expectTypeOf, it } from 'vitest';
import { type CartChangeEvent, onChange } from '../src/changes/index.ts';
import {
  type ActionSuccess,
  type AddResult,
  type Cart,
  type CartLine,
  type CartReader,
  type CartSnapshot,
  type CartVariant,
  type CurrencyInfo,
  createCart,
  defaultVariant,
  formatPrice,
  type PricedVariant,
  type QuantityResult,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
} from '../src/index.ts';
import { mergeCarts } from '../src/merge/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { createCartContext, type RenderedCart } from '../src/react/index.ts';
import { type RepriceChange, repriceCart } from '../src/reprice/index.ts';
import { createItem } from './products.ts';

interface Book {
  isbn: string;
}
interface Edition {
  id: string;
  price_in_cents: number;
  pages: number;
}
interface Note {
  note: string;
}
type BookLine = CartLine<Book, Edition, Note>;

const createBookCart = () => createCart<Book, Edition, Note>();
const edition: Edition = { id: 'paperback', price_in_cents: 900, pages: 300 };

describe('the type of a cart', () => {
  it('accepts a minimal variant by default', () => {
    expectTypeOf(createCart()).toEqualTypeOf<Cart<object, PricedVariant, unknown, unknown>>();
    createCart().add({ product: { name: 'Guide' }, variant: { id: 'guide', price_in_cents: 1999 }, metadata: 'gift' });
    // @ts-expect-error no price
    createCart().add({ product: {}, variant: { id: 'guide' } });
    // @ts-expect-error a product is an object
    createCart().add({ product: 'Guide', variant: { id: 'guide', price_in_cents: 1999 } });
  });

  it('uses the type arguments of createCart in every parameter and result', () => {
    const cart = createBookCart();
    expectTypeOf(cart.getSnapshot().lines).toEqualTypeOf<readonly BookLine[]>();
    expectTypeOf(cart.get('paperback')).toEqualTypeOf<BookLine | undefined>();
    expectTypeOf(cart.getSnapshot().lines[0]?.metadata).toEqualTypeOf<Note | undefined>();
    cart.add({ product: { isbn: '1' }, variant: edition, metadata: { note: 'gift' } });
    // @ts-expect-error a book has no title
    cart.add({ product: { title: 'Guide' }, variant: edition });
    // @ts-expect-error an edition has pages
    cart.can.add({ product: { isbn: '1' }, variant: { id: 'a', price_in_cents: 1 } });
    // @ts-expect-error metadata is a note
    cart.put({ product: { isbn: '1' }, variant: edition, quantity: 1, metadata: 5 });
  });

  it('is preserved by persistCart, mergeCarts, repriceCart, onChange and the React hooks', () => {
    const cart = createBookCart();
    persistCart(cart, { validate: (line) => line.variant.pages > 0 });
    expectTypeOf(mergeCarts(cart, [], 'sum')[0]?.line).toEqualTypeOf<BookLine | undefined>();
    expectTypeOf(repriceCart(cart, () => 'gone')).toEqualTypeOf<RepriceChange<BookLine>[]>();
    onChange(cart, (event) => expectTypeOf(event).toEqualTypeOf<CartChangeEvent<Book, Edition, Note>>());
    // @ts-expect-error a policy is sum, max or replace
    mergeCarts(cart, [], 'min');
    const { useCart, useCartStore, useCartSelector } = createCartContext<Book, Edition, Note>();
    expectTypeOf(useCartStore).returns.toEqualTypeOf<Cart<Book, Edition, Note>>();
    expectTypeOf(useCart).returns.toEqualTypeOf<RenderedCart<Book, Edition, Note>>();
    expectTypeOf(useCart).returns.not.toHaveProperty('total');
    expectTypeOf(useCart).returns.toHaveProperty('lines').toEqualTypeOf<readonly BookLine[]>();
    const useFirstIsbn = () => useCartSelector((snapshot) => snapshot.lines[0]?.product.isbn);
    expectTypeOf(useFirstIsbn).returns.toEqualTypeOf<string | undefined>();
  });

  it('allows functions that accept any cart', () => {
    const getCount = (cart: Cart) => cart.count;
    const getReaderCount = (cart: CartReader) => cart.count;
    const clear = <Product extends object, Variant extends PricedVariant>(cart: Cart<Product, Variant>) => cart.clear();
    const cart = createCart({ rule: (line: BookLine) => line.quantity <= 5 || ({ code: 'too_many' } as const) });
    getCount(cart);
    getReaderCount(cart);
    clear(cart);
    const { can, check, add, lineId } = cart;
    expectTypeOf(check.add).toEqualTypeOf(add);
    expectTypeOf(can.add).returns.toEqualTypeOf<boolean>();
    expectTypeOf<Parameters<typeof can.add>>().toEqualTypeOf<Parameters<typeof add>>();
    expectTypeOf(lineId).returns.toEqualTypeOf<string>();
  });

  it('requires only an id and a price of a variant', () => {
    createCart<object, { id: string; price_in_cents: number }>();
    // @ts-expect-error no price
    createCart<object, { id: string }>();
    // @ts-expect-error not a number
    createCart<object, { id: string; price_in_cents: string }>();
    expectTypeOf(defaultVariant({ variants: [edition] })).toEqualTypeOf<Edition | undefined>();
    expectTypeOf<CartVariant>().toMatchTypeOf<PricedVariant>();
  });

  it('requires functions that read the price and the currency of variants of another shape', () => {
    interface Offer {
      id: string;
      cents: number;
    }
    createCart<object, Offer>({ price: ({ variant }) => variant.cents, currency: () => 'usd' });
    // @ts-expect-error no currency
    createCart<object, Offer>({ price: ({ variant }) => variant.cents });
    // @ts-expect-error no lineId, which variants without an id need
    createCart<object, { cents: number }>({ price: ({ variant }) => variant.cents, currency: () => 'usd' });
  });

  it('requires a currency to format a price', () => {
    expectTypeOf(formatPrice).parameter(1).toEqualTypeOf<CurrencyInfo>();
  });

  it('makes snapshots and their lines read-only', () => {
    const snapshot = createCart().getSnapshot();
    expectTypeOf(snapshot.lines).not.toHaveProperty('push');
    expectTypeOf<CartSnapshot>().toEqualTypeOf<Readonly<CartSnapshot>>();
    expectTypeOf<CartLine>().toEqualTypeOf<Readonly<CartLine>>();
  });
});

describe('the type of a result', () => {
  it('is a boolean for can, and has the reason for check', () => {
    expectTypeOf(createCart().can.add).returns.toEqualTypeOf<boolean>();
    expectTypeOf(createCart().check.add).returns.toEqualTypeOf<AddResult>();
  });

  it('is discriminated by ok, and a refusal by its code', () => {
    const result: AddResult = createCart().add(createItem());
    if (result.ok) expectTypeOf(result).toEqualTypeOf<ActionSuccess>();
    else if (result.code === 'out_of_stock') expectTypeOf(result.available).toEqualTypeOf<number>();
    else expectTypeOf(result).not.toHaveProperty('available');
  });

  it('contains the type of the violation, inferred from the rule', () => {
    const cart = createCart({
      lineId: ({ variant, metadata }: BookLine) => `${variant.id}/${metadata?.note}`,
      rule({ quantity, variant }, { previous, cart }) {
        expectTypeOf(previous).toEqualTypeOf<BookLine | undefined>();
        if (variant.pages % quantity) return { code: 'step', step: 2 } as const;
        return cart.count <= 9 || ({ code: 'limit' } as const);
      },
    });
    const result = cart.add({ product: { isbn: '1' }, variant: edition });
    if (!result.ok && result.code === 'rule_violation' && result.violation.code === 'step') {
      expectTypeOf(result.violation.step).toEqualTypeOf<2>();
    }
  });

  it('excludes the codes that add and setQuantity never return', () => {
    expectTypeOf<RefusalCode>().toEqualTypeOf<
      | 'invalid_quantity'
      | 'invalid_price'
      | 'invalid_id'
      | 'out_of_stock'
      | 'unknown_stock'
      | 'unknown_line'
      | 'too_large'
      | 'rule_violation'
    >();
    expectTypeOf<Exclude<AddResult, ActionSuccess>['code']>().toEqualTypeOf<Exclude<RefusalCode, 'unknown_line'>>();
    expectTypeOf<Exclude<QuantityResult, ActionSuccess>['code']>().toEqualTypeOf<
      Exclude<RefusalCode, 'invalid_id' | 'out_of_stock'>
    >();
    expectTypeOf<RefusalOf<'unknown_line'>>().toEqualTypeOf<{ readonly ok: false; readonly code: 'unknown_line' }>();
  });

  it('allows exhaustive switches over the codes', () => {
    const getMessage = (refusal: Refusal<'limit'>): string => {
      switch (refusal.code) {
        case 'out_of_stock':
          return `${refusal.available} left`;
        case 'unknown_stock':
          return `${refusal.inCart} in the cart`;
        case 'rule_violation':
          return refusal.violation satisfies 'limit';
        case 'invalid_quantity':
        case 'invalid_price':
        case 'invalid_id':
        case 'unknown_line':
        case 'too_large':
          return refusal.code;
        default:
          return refusal satisfies never;
      }
    };
    expectTypeOf(getMessage).toBeFunction();
  });
});
