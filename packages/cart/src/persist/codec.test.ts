import { describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { decodeCart, encodeCart } from './codec.ts';

const line = { ...createItem(), quantity: 2 };

describe('encodeCart and decodeCart', () => {
  it('read what they write', () => {
    const text = encodeCart({ page: 5 }, 3, [line]);
    expect(decodeCart(text, { version: 3 })).toEqual({ lines: [line], invalidLines: [], seen: { page: 5 } });
  });

  it('read an array without a header, and nothing', () => {
    expect(decodeCart(JSON.stringify([line]), {})).toEqual({ lines: [line], invalidLines: [], seen: undefined });
    for (const text of [null, undefined]) {
      expect(decodeCart(text, {})).toEqual({ lines: [], invalidLines: [], seen: undefined });
    }
  });

  it('separate lines from other entries', () => {
    const others = [null, 5, [], {}, { ...line, quantity: 0 }, { ...line, product: 'x' }, { ...line, variant: 'x' }];
    const validate = ({ quantity }: typeof line) => quantity !== 7;
    const rejected = { ...line, quantity: 7 };
    expect(decodeCart(JSON.stringify([{ v: 2 }, line, ...others, rejected]), { validate })).toEqual({
      lines: [line],
      invalidLines: [...others, rejected],
      seen: {},
    });
  });

  it('ignore times that are no finite numbers', () => {
    const seen = { a: 5, b: '6', c: null, d: {} };
    expect(decodeCart(JSON.stringify([{ v: 2, seen }]), {})).toEqual({ lines: [], invalidLines: [], seen: { a: 5 } });
  });

  it.each(['', '{', '{}', '5', '"text"'])('call the text %j unreadable for everybody', (text) => {
    expect(decodeCart(text, {})).toMatchObject({ isReadableByOthers: false, error: expect.any(Error) });
  });

  it('say that a text without an array is not a cart', () => {
    expect(decodeCart('{}', {})).toMatchObject({ error: new TypeError('The saved cart is not a JSON array') });
  });

  it.each([{ v: 3 }, { v: 2, version: 2 }])('call a text with the header %j readable for others', (header) => {
    expect(decodeCart(JSON.stringify([header, line]), { version: 1 })).toMatchObject({
      isReadableByOthers: true,
      error: new Error('Saved by a newer version'),
    });
  });

  it('call a text that migrate does not accept readable for others', () => {
    const error = new Error('cannot migrate');
    const migrate = vi.fn(() => {
      throw error;
    });
    expect(decodeCart(JSON.stringify([line]), { version: 1, migrate })).toEqual({ isReadableByOthers: true, error });
    expect(migrate.mock.calls).toEqual([[[line], 0]]);
  });
});
