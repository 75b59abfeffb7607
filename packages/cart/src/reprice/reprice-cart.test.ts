import { describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock, createProduct, createVariant, yen } from '../../test/products.ts';
import { createCart } from '../create-cart.ts';
import type { CartVariant } from '../line.ts';
import { repriceCart } from './reprice-cart.ts';

/** Creates a cart with one line, 3 pieces at 10 euros, and reprices it with the current fields of its variant. */
function repriceLine(current: Partial<CartVariant>, before: Partial<CartVariant> = {}) {
  const cart = createCart();
  cart.put({ ...createItem(before), quantity: 3 });
  const [line] = cart.getSnapshot().lines;
  const changes = repriceCart(cart, () => ({ product: createProduct(), variant: createVariant(current) }));
  return { cart, line, changes };
}

describe('repriceCart', () => {
  it('reports a higher price and applies it', () => {
    const { cart, line, changes } = repriceLine({ price_in_cents: 1200 });
    expect(changes).toEqual([{ code: 'price_up', line, before: 1000, after: 1200 }]);
    expect(cart.total('eur')).toBe(3600);
  });

  it('reports a lower price when a sale starts', () => {
    const { cart, line, changes } = repriceLine({ sale_price_in_cents: 0 });
    expect(changes).toEqual([{ code: 'price_down', line, before: 1000, after: 0 }]);
    expect(cart.total('eur')).toBe(0);
  });

  it('reports a changed currency instead of comparing the prices', () => {
    const { line, changes } = repriceLine({ currency: 'JPY', currency_info: yen, price_in_cents: 5 });
    expect(changes).toEqual([{ code: 'currency_changed', line, before: 'eur', after: 'jpy' }]);
  });

  it('reports both a stock below the quantity and a changed price', () => {
    const { cart, line, changes } = repriceLine({ manage_inventory: true, inventory_quantity: 2, price_in_cents: 900 });
    expect(changes).toEqual([
      { code: 'price_down', line, before: 1000, after: 900 },
      { code: 'stock_lower', line, before: 3, after: 2 },
    ]);
    expect(cart.count).toBe(2);
  });

  it('removes a line whose stock is 0', () => {
    const { cart, line, changes } = repriceLine({ manage_inventory: true, inventory_quantity: 0, price_in_cents: 900 });
    expect(changes).toEqual([{ code: 'sold_out', line }]);
    expect(cart.count).toBe(0);
  });

  it('removes a line when the lookup returns `gone`', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    const [, line] = cart.getSnapshot().lines;
    const changes = repriceCart(cart, ({ variant }) => (variant.id === 'b' ? 'gone' : 'unchanged'));
    expect(changes).toEqual([{ code: 'gone', line }]);
    expect(cart.getSnapshot().lines.map(({ variant }) => variant.id)).toEqual(['a']);
  });

  it('keeps the quantity when the stock has become unknown', { tags: ['5.stock.3'] }, () => {
    const { cart, changes } = repriceLine(createItemWithStock(null).variant);
    expect(changes).toEqual([]);
    expect(cart.count).toBe(3);
  });

  it('applies a new title or a higher stock without reporting it', () => {
    const { cart, changes } = repriceLine(
      { ...createItemWithStock(9).variant, title: 'PDF, second edition' },
      createItemWithStock(4).variant,
    );
    expect(changes).toEqual([]);
    expect(cart.add(createItemWithStock(9), 6).ok).toBe(true);
  });

  it('keeps a line unchanged and reports the refusal when the cart refuses the new data', () => {
    const { cart, line, changes } = repriceLine({ price_in_cents: -1 });
    expect(changes).toEqual([{ code: 'refused', line, refusal: { ok: false, code: 'invalid_price' } }]);
    expect(cart.total('eur')).toBe(3000);
  });

  it('changes nothing when the lookup returns `unchanged` or equal data', () => {
    const cart = createCart();
    cart.add(createItem());
    const listener = vi.fn();
    cart.subscribe(listener);
    const before = cart.getSnapshot();
    expect(repriceCart(cart, () => 'unchanged')).toEqual([]);
    expect(repriceCart(cart, () => createItem())).toEqual([]);
    expect(cart.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps quantity and metadata, and notifies subscribers once for all lines', () => {
    const cart = createCart<object, CartVariant, string>();
    for (const id of ['a', 'b']) cart.put({ ...createItem({ id }), quantity: 2, metadata: `note ${id}` });
    const listener = vi.fn();
    cart.subscribe(listener);
    repriceCart(cart, ({ product, variant }) => ({ product, variant: { ...variant, price_in_cents: 5 } }));
    expect(cart.getSnapshot().lines.map(({ quantity, metadata }) => [quantity, metadata])).toEqual([
      [2, 'note a'],
      [2, 'note b'],
    ]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('refuses a variant with another line id', () => {
    const { cart, line, changes } = repriceLine({ id: 'another', price_in_cents: 5 });
    expect(changes).toEqual([{ code: 'refused', line, refusal: { ok: false, code: 'invalid_id' } }]);
    expect(cart.getSnapshot().lines).toEqual([line]);
  });

  it.each([undefined, null, true])('throws when the lookup returns %j, before it changes anything', (result) => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    const before = cart.getSnapshot();
    expect(() => repriceCart(cart, ({ variant }) => (variant.id === 'a' ? 'gone' : (result as never)))).toThrow(
      new TypeError(`The lookup of b returned ${result}, not an item, 'gone' or 'unchanged'.`),
    );
    expect(cart.getSnapshot()).toBe(before);
  });

  it('compares the prices and currencies of another backend', () => {
    const cart = createCart({
      price: ({ variant }: { variant: { id: string; price: number } }) => variant.price,
      currency: () => 'USD',
    });
    cart.add({ product: {}, variant: { id: 'a', price: 5 } });
    expect(repriceCart(cart, ({ product, variant }) => ({ product, variant: { ...variant, price: 4 } }))).toMatchObject(
      [{ code: 'price_down', before: 5, after: 4 }],
    );
  });

  it('compares products that contain a BigInt', () => {
    const cart = createCart();
    cart.add({ product: { stock: 5n }, variant: createVariant() });
    expect(repriceCart(cart, ({ variant }) => ({ product: { stock: 5n }, variant }))).toEqual([]);
    const before = cart.getSnapshot();
    repriceCart(cart, ({ variant }) => ({ product: { stock: 6n }, variant }));
    expect(cart.getSnapshot()).not.toBe(before);
    expect(cart.getSnapshot().lines[0]?.product).toEqual({ stock: 6n });
  });

  it('uses the line ids of the cart, and notifies with the origin reprice', () => {
    const cart = createCart({ lineId: ({ variant }) => `line of ${variant.id}` });
    cart.add(createItem());
    const listener = vi.fn();
    cart.subscribe(listener);
    repriceCart(cart, () => 'gone');
    expect(cart.count).toBe(0);
    expect(listener.mock.calls).toEqual([['reprice']]);
  });

  describe('with a rule', () => {
    /** A rule over two lines: a gift wrap needs a book. */
    const createGiftCart = () => {
      const cart = createCart({
        rule: ({ variant }, { cart }) =>
          variant.id !== 'wrap' || cart.quantityOf('wrap') <= cart.quantityOf('book') || 'needs a book',
      });
      cart.add(createItem({ id: 'book' }), 3);
      cart.add(createItem({ id: 'wrap' }), 2);
      return cart;
    };
    const refusal = { ok: false, code: 'rule_violation', violation: 'needs a book' };

    it('removes a line that needs another line, which is gone', () => {
      const cart = createGiftCart();
      const [book, wrap] = cart.getSnapshot().lines;
      expect(repriceCart(cart, ({ variant }) => (variant.id === 'book' ? 'gone' : 'unchanged'))).toEqual([
        { code: 'gone', line: book },
        { code: 'rule_violation', line: wrap, before: 2, after: 0, refusal },
      ]);
      expect(cart.count).toBe(0);
    });

    it('reduces a line to the reduced quantity of the line that it needs, after its own changes', () => {
      const cart = createGiftCart();
      const [book, wrap] = cart.getSnapshot().lines;
      const current = {
        book: createItem({ id: 'book', manage_inventory: true, inventory_quantity: 1 }),
        wrap: createItem({ id: 'wrap', price_in_cents: 1100 }),
      };
      expect(repriceCart(cart, ({ variant }) => current[variant.id as 'book' | 'wrap'])).toEqual([
        { code: 'stock_lower', line: book, before: 3, after: 1 },
        { code: 'price_up', line: wrap, before: 1000, after: 1100 },
        { code: 'rule_violation', line: wrap, before: 2, after: 1, refusal },
      ]);
    });

    it('lists only the removal of a line whose price has changed, too', () => {
      const cart = createGiftCart();
      const [, wrap] = cart.getSnapshot().lines;
      const changes = repriceCart(cart, ({ product, variant }) =>
        variant.id === 'book' ? 'gone' : { product, variant: { ...variant, price_in_cents: 5 } },
      );
      expect(changes.filter(({ line }) => line === wrap)).toMatchObject([{ code: 'rule_violation', after: 0 }]);
    });

    it('accepts new prices that only the whole cart satisfies', () => {
      const cart = createCart({
        // All lines must have the same price.
        rule: ({ variant }, { cart }) =>
          cart.getSnapshot().lines.every((line) => line.variant.price_in_cents === variant.price_in_cents) || 'differs',
      });
      for (const id of ['a', 'b']) cart.add(createItem({ id }));
      const changes = repriceCart(cart, ({ product, variant }) => ({
        product,
        variant: { ...variant, price_in_cents: 1200 },
      }));
      expect(changes.map(({ code }) => code)).toEqual(['price_up', 'price_up']);
      expect(cart.total('eur')).toBe(2400);
    });

    it('reduces a quantity whose new price exceeds a maximum', () => {
      const cart = createCart({ rule: (_, { cart }) => cart.total('eur') <= 5000 || 'too expensive' });
      cart.add(createItem(), 5);
      const changes = repriceCart(cart, ({ product, variant }) => ({
        product,
        variant: { ...variant, price_in_cents: 2000 },
      }));
      expect(changes.map(({ code }) => code)).toEqual(['price_up', 'rule_violation']);
      expect(cart.total('eur')).toBe(4000);
    });
  });
});
