import { describe, expectTypeOf, it } from 'vitest';
import {
  type Accepted,
  type AddResult,
  type Cart,
  type CartLine,
  type CartProduct,
  type CartSnapshot,
  type CartVariant,
  createCart,
  defaultVariant,
  type QuantityResult,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
} from '../src/index.ts';
import { mergeCarts } from '../src/merge/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { createCartContext } from '../src/react/index.ts';
import { type CartChange, repriceCart } from '../src/reprice/index.ts';
import { item, variant } from './products.ts';

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

const bookCart = () => createCart<Book, Edition, Note>();
const edition: Edition = { id: 'paperback', price_in_cents: 900, pages: 300 };

describe('the types of a cart', () => {
  it('are those of the spec when nothing is said', () => {
    expectTypeOf(createCart()).toEqualTypeOf<Cart<CartProduct, CartVariant, undefined>>();
    expectTypeOf<CartSnapshot['lines'][number]>().toEqualTypeOf<CartLine<CartProduct, CartVariant, undefined>>();
  });

  it('are a team’s own on every way in and out', () => {
    const cart = bookCart();
    expectTypeOf(cart.getSnapshot().lines).toEqualTypeOf<readonly BookLine[]>();
    expectTypeOf(cart.getSnapshot().lines[0]?.metadata).toEqualTypeOf<Note | undefined>();
    cart.add({ product: { isbn: '1' }, variant: edition, metadata: { note: 'gift' } });
    // @ts-expect-error a book has no title
    cart.add({ product: { title: 'Guide' }, variant: edition });
    // @ts-expect-error an edition has pages
    cart.can.add({ product: { isbn: '1' }, variant: { id: 'a', price_in_cents: 1 } });
    // @ts-expect-error metadata is a note
    cart.put({ product: { isbn: '1' }, variant: edition, quantity: 1, metadata: 5 });
  });

  it('follow the cart into saving, merging, repricing and React', () => {
    const cart = bookCart();
    persistCart(cart, { validate: (line) => line.variant.pages > 0 });
    expectTypeOf(mergeCarts(cart, [], 'sum')[0]?.line).toEqualTypeOf<BookLine | undefined>();
    expectTypeOf(repriceCart(cart, () => null)).toEqualTypeOf<CartChange<BookLine>[]>();
    // @ts-expect-error a policy is sum, max or replace
    mergeCarts(cart, [], 'min');
    const { useCart, useCartSelector } = createCartContext<Book, Edition, Note>();
    expectTypeOf(useCart).returns.toEqualTypeOf<Cart<Book, Edition, Note>>();
    const useFirst = () => useCartSelector((snapshot) => snapshot.lines[0]?.product.isbn);
    expectTypeOf(useFirst).returns.toEqualTypeOf<string | undefined>();
  });

  it('ask of a variant only what the rules need', () => {
    createCart<object, { id: string; price_in_cents: number }>();
    // @ts-expect-error no price
    createCart<object, { id: string }>();
    // @ts-expect-error no number
    createCart<object, { id: string; price_in_cents: string }>();
    expectTypeOf(defaultVariant({ variants: [edition] })).toEqualTypeOf<Edition | undefined>();
  });

  it('make snapshots and their lines read-only', () => {
    const snapshot = createCart().getSnapshot();
    expectTypeOf(snapshot.lines).not.toHaveProperty('push');
    expectTypeOf<CartSnapshot>().toEqualTypeOf<Readonly<CartSnapshot>>();
    expectTypeOf<CartLine>().toEqualTypeOf<Readonly<CartLine>>();
  });
});

describe('the types of an answer', () => {
  it('are told apart by ok, and a refusal by its code', () => {
    const result: AddResult = createCart().add(item());
    if (result.ok) expectTypeOf(result).toEqualTypeOf<Accepted>();
    else if (result.code === 'out_of_stock') expectTypeOf(result.available).toEqualTypeOf<number>();
    else expectTypeOf(result).not.toHaveProperty('available');
  });

  it('name exactly the refusals that an action can give', () => {
    expectTypeOf<RefusalCode>().toEqualTypeOf<
      | 'invalid_quantity'
      | 'invalid_price'
      | 'invalid_id'
      | 'out_of_stock'
      | 'unknown_stock'
      | 'unknown_line'
      | 'too_large'
    >();
    expectTypeOf<Exclude<AddResult, Accepted>['code']>().toEqualTypeOf<Exclude<RefusalCode, 'unknown_line'>>();
    expectTypeOf<Exclude<QuantityResult, Accepted>['code']>().toEqualTypeOf<Exclude<RefusalCode, 'out_of_stock'>>();
    expectTypeOf<RefusalOf<'unknown_line'>>().toEqualTypeOf<{ readonly ok: false; readonly code: 'unknown_line' }>();
  });

  it('let a switch over the codes be checked for completeness', () => {
    const worded = (refusal: Refusal): string => {
      switch (refusal.code) {
        case 'out_of_stock':
          return `${refusal.available} left`;
        case 'unknown_stock':
          return `${refusal.inCart} in the cart`;
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
    expectTypeOf(worded).toBeFunction();
    expectTypeOf(variant().currency).toEqualTypeOf<string>();
  });
});
