import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createCart } from '../index.ts';
import { select } from './select.ts';

describe('select', () => {
  it('returns the current value', () => {
    const cart = createCart();
    const count = select(cart, (snapshot) => snapshot.count);
    expect(count.get()).toBe(0);
    cart.add(createItem(), 2);
    expect(count.get()).toBe(2);
  });

  it('calls the selector once per snapshot', () => {
    const cart = createCart();
    const ids = select(cart, (snapshot) => snapshot.lines.map(({ variant }) => variant.id));
    expect(ids.get()).toBe(ids.get());
    cart.add(createItem());
    expect(ids.get()).toBe(ids.get());
    expect(ids.get()).toEqual(['guide-pdf']);
  });

  it('calls a subscriber with the new value when it changes', () => {
    const cart = createCart();
    const values: number[] = [];
    select(cart, (snapshot) => snapshot.lines.length).subscribe((value) => values.push(value));
    expect(values).toEqual([]);
    cart.add(createItem());
    cart.add(createItem({ id: 'guide-epub' }));
    expect(values).toEqual([1, 2]);
  });

  it('does not notify a subscriber when the value stays the same', () => {
    const cart = createCart();
    let callCount = 0;
    select(cart, (snapshot) => snapshot.lines.length).subscribe(() => callCount++);
    cart.add(createItem());
    cart.add(createItem());
    expect(callCount).toBe(1);
  });

  it('compares NaN as equal', () => {
    const cart = createCart();
    let callCount = 0;
    select(cart, () => Number.NaN).subscribe(() => callCount++);
    cart.add(createItem());
    expect(callCount).toBe(0);
  });

  it('keeps the previous value while `isEqual` returns true', () => {
    const cart = createCart();
    const hasSameIds = (before: string[], after: string[]) => before.join() === after.join();
    const ids = select(cart, (snapshot) => snapshot.lines.map(({ variant }) => variant.id), hasSameIds);
    const values: string[][] = [];
    ids.subscribe((value) => values.push(value));
    cart.add(createItem());
    const first = ids.get();
    cart.add(createItem());
    expect(ids.get()).toBe(first);
    expect(values).toEqual([['guide-pdf']]);
  });

  it('stops notifying after unsubscribing', () => {
    const cart = createCart();
    let callCount = 0;
    const unsubscribe = select(cart, (snapshot) => snapshot.count).subscribe(() => callCount++);
    unsubscribe();
    cart.add(createItem());
    expect(callCount).toBe(0);
  });
});
