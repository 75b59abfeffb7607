import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { mergeLine } from './merge-line.ts';

const createLine = (quantity: number | undefined, price_in_cents = 1000) =>
  quantity === undefined ? undefined : { ...createItem({ price_in_cents }), quantity };

describe('mergeLine', () => {
  it.each([
    { change: 'both raise', before: 1, after: 3, theirs: 2, merged: 4 },
    { change: 'both add', before: undefined, after: 1, theirs: 2, merged: 3 },
    { change: 'one adds', before: undefined, after: 2, theirs: undefined, merged: 2 },
    { change: 'both lower', before: 5, after: 4, theirs: 3, merged: 2 },
    { change: 'both lower, together by more than the quantity', before: 5, after: 1, theirs: 1, merged: 1 },
    { change: 'this page removes', before: 2, after: undefined, theirs: 2, merged: 0 },
    { change: 'this page removes and the other lowers', before: 2, after: undefined, theirs: 1, merged: 0 },
    { change: 'this page removes and the other raises', before: 2, after: undefined, theirs: 5, merged: 3 },
    { change: 'the other removes', before: 2, after: 2, theirs: undefined, merged: 0 },
    { change: 'the other removes and this page lowers', before: 2, after: 1, theirs: undefined, merged: 0 },
    { change: 'the other removes and this page raises', before: 2, after: 5, theirs: undefined, merged: 3 },
    { change: 'both remove', before: 2, after: undefined, theirs: undefined, merged: 0 },
    { change: 'the other page has a quantity of 0 from an earlier merge', before: 1, after: 1, theirs: 0, merged: 0 },
  ])('merges the quantity to $merged when $change', ({ before, after, theirs, merged }) => {
    expect(mergeLine(createLine(before), createLine(after), createLine(theirs)).quantity).toBe(merged);
  });

  it('uses the variant that one page has replaced, and that of this page if both pages have replaced it', () => {
    const getMergedPrice = (...lines: Parameters<typeof mergeLine<NonNullable<ReturnType<typeof createLine>>>>) =>
      mergeLine(...lines).variant.price_in_cents;
    const before = createLine(1, 100);
    const theirs = createLine(1, 200);
    expect(getMergedPrice(before, before, theirs)).toBe(200);
    expect(getMergedPrice(before, createLine(1, 300), theirs)).toBe(300);
    expect(getMergedPrice(before, undefined, createLine(2, 200))).toBe(200);
    expect(getMergedPrice(before, createLine(2, 300), undefined)).toBe(300);
    expect(getMergedPrice(undefined, createLine(1, 300), theirs)).toBe(300);
  });

  it('keeps the metadata that the other page changed when this page changed only the quantity', () => {
    const before = { ...createItem(), quantity: 1, metadata: 'old' };
    const theirs = { ...before, metadata: 'new' };
    expect(mergeLine(before, { ...before, quantity: 2 }, theirs)).toEqual({ ...theirs, quantity: 2 });
  });
});
