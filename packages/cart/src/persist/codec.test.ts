import { describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { type CodecOptions, encodeCart, parseCart, readCart } from './codec.ts';

const line = { ...createItem(), quantity: 2 };
const read = (text: string | null, options: CodecOptions<typeof line> = {}) => readCart(parseCart(text), options);

describe('a saved cart', () => {
  it('has the lines, the times, the version and the attachment that were saved', () => {
    const text = encodeCart({ page: 5 }, 3, [line], { device: 1 });
    expect(read(text, { version: 3 })).toEqual({ lines: [line], seen: { page: 5 }, attachment: { device: 1 } });
  });

  it('can be an array without a header, or missing', () => {
    expect(read(JSON.stringify([line]))).toEqual({ lines: [line], seen: undefined });
    expect(read(null)).toEqual({ lines: [], seen: undefined });
  });

  it('ignores times that are no finite numbers', () => {
    const seen = { a: 5, b: '6', c: null, d: {} };
    expect(read(JSON.stringify([{ v: 2, seen }]))).toEqual({ lines: [], seen: { a: 5 } });
  });

  it.each(['', '{', '5', '"text"', 'null'])('throws an error for the text %j', (text) => {
    expect(() => parseCart(text)).toThrow();
  });

  it('throws an error for a text that is no array', () => {
    expect(() => parseCart('{}')).toThrow(new TypeError('The saved cart is not a JSON array'));
  });

  it.each([{ v: 3 }, { v: 2, version: 2 }])('throws an error for the header %j of a newer version', (header) => {
    expect(() => read(JSON.stringify([header, line]), { version: 1 })).toThrow(new Error('Saved by a newer version'));
  });

  it('throws the error of migrate', () => {
    const error = new Error('cannot migrate');
    const migrate = vi.fn(() => {
      throw error;
    });
    expect(() => read(JSON.stringify([line]), { version: 1, migrate })).toThrow(error);
    expect(migrate.mock.calls).toEqual([[[line], 0]]);
  });
});
