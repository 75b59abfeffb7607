import { describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createCart } from '../create-cart.ts';
import { type CartChangeEvent, onChange } from './on-change.ts';

function createObservedCart() {
  const cart = createCart();
  const events: CartChangeEvent[] = [];
  onChange(cart, (event) => events.push(event));
  return { cart, events };
}

const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });

describe('onChange', () => {
  it('reports an added line', () => {
    const { cart, events } = createObservedCart();
    cart.add(createItem({ id: 'a' }), 2);
    expect(events).toEqual([
      {
        changes: [{ type: 'added', lineId: 'a', before: undefined, after: createLine('a', 2), quantityChange: 2 }],
        origin: undefined,
      },
    ]);
  });

  it('reports a raised and a lowered quantity with the difference', () => {
    const { cart, events } = createObservedCart();
    cart.add(createItem({ id: 'a' }), 2);
    cart.add(createItem({ id: 'a' }), 3);
    cart.setQuantity('a', 1);
    expect(events.flatMap(({ changes }) => changes).slice(1)).toMatchObject([
      { type: 'updated', lineId: 'a', before: createLine('a', 2), after: createLine('a', 5), quantityChange: 3 },
      { type: 'updated', lineId: 'a', before: createLine('a', 5), after: createLine('a', 1), quantityChange: -4 },
    ]);
  });

  it('reports a removed line', () => {
    const { cart, events } = createObservedCart();
    cart.add(createItem({ id: 'a' }), 2);
    cart.remove('a');
    expect(events.at(-1)?.changes).toEqual([
      { type: 'removed', lineId: 'a', before: createLine('a', 2), after: undefined, quantityChange: -2 },
    ]);
  });

  it.each([
    ['product', { product: { id: 'another' } }],
    ['variant', createItem({ id: 'a', price_in_cents: 5 })],
    ['metadata', { metadata: 'gift' }],
  ])('reports a line whose %s was replaced, with a quantity change of 0', (_, replacement) => {
    const { cart, events } = createObservedCart();
    cart.put(createLine('a', 2));
    cart.put({ ...createLine('a', 2), ...replacement });
    expect(events.at(-1)?.changes).toMatchObject([{ type: 'updated', lineId: 'a', quantityChange: 0 }]);
  });

  it('compares products that contain objects without a prototype, such as those of a TOML parser, and symbols', () => {
    const { cart, events } = createObservedCart();
    const createBook = (pages: number) => ({
      title: 'Guide',
      details: Object.assign(Object.create(null), { pages, format: 'PDF' }),
      symbol: Symbol.iterator,
    });
    cart.put({ ...createLine('a', 2), product: createBook(40) });
    cart.put({ ...createLine('a', 2), product: createBook(40) });
    cart.put({ ...createLine('a', 2), product: createBook(50) });
    expect(events.map(({ changes }) => changes[0]?.type)).toEqual(['added', 'updated']);
  });

  it('reports a batch once, with its origin, and lists the removed lines last', () => {
    const { cart, events } = createObservedCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    events.length = 0;
    cart.batch(() => {
      cart.remove('a');
      cart.add(createItem({ id: 'c' }));
      cart.add(createItem({ id: 'c' }));
      cart.setQuantity('b', 4);
    }, 'undo');
    const changes = events[0]?.changes.map(({ type, lineId, quantityChange }) => [type, lineId, quantityChange]);
    expect(changes).toEqual([
      ['updated', 'b', 3],
      ['added', 'c', 2],
      ['removed', 'a', -1],
    ]);
    expect(events.map(({ origin }) => origin)).toEqual(['undo']);
  });

  it('reports nothing for a batch that replaces a line with an equal copy', () => {
    const { cart, events } = createObservedCart();
    cart.put(createLine('a', 2));
    events.length = 0;
    cart.batch(() => {
      cart.clear();
      cart.put(structuredClone(createLine('a', 2)));
    });
    expect(events).toEqual([]);
  });

  it('reports changes that can be used to undo a batch', () => {
    const { cart, events } = createObservedCart();
    cart.put(createLine('a', 2));
    cart.put(createLine('b', 1));
    const linesBefore = cart.getSnapshot().lines;
    cart.batch(() => {
      cart.remove('b');
      cart.setQuantity('a', 5);
      cart.put(createLine('c', 1));
    });
    const { changes } = events.at(-1) ?? { changes: [] };
    cart.batch(() => {
      for (const { lineId, before } of changes) {
        if (before) cart.put(before);
        else cart.remove(lineId);
      }
    });
    expect(cart.getSnapshot().lines).toEqual(linesBefore);
  });

  it('reports changes that another listener makes', () => {
    const cart = createCart();
    onChange(cart, () => cart.setQuantity('a', 5));
    let quantity = 0;
    onChange(cart, ({ changes }) => {
      for (const { quantityChange } of changes) quantity += quantityChange;
    });
    cart.add(createItem({ id: 'a' }));
    expect(quantity).toBe(5);
  });

  it('reports only changes between subscribing and unsubscribing', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    const listener = vi.fn();
    const unsubscribe = onChange(cart, listener);
    expect(listener).not.toHaveBeenCalled();
    cart.add(createItem({ id: 'b' }));
    expect(listener.mock.calls[0]?.[0].changes).toMatchObject([{ type: 'added', lineId: 'b' }]);
    unsubscribe();
    cart.clear();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('uses the line ids of the cart', () => {
    const cart = createCart({ lineId: ({ metadata }) => `${metadata}` });
    const listener = vi.fn();
    onChange(cart, listener);
    cart.add({ ...createItem(), metadata: 'x' });
    cart.add({ ...createItem(), metadata: 'y' });
    expect(listener.mock.calls.map(([{ changes }]) => changes[0].lineId)).toEqual(['x', 'y']);
  });
});
