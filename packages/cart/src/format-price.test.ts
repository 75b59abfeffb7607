import { describe, expect, it } from 'vitest';
import { euro, yen } from '../test/products.ts';
import { formatPrice } from './format-price.ts';

describe('a price in text', () => {
  it('is the amount in cents divided by 100, with two decimals [9.price.1]', () => {
    expect(formatPrice(149999, euro)).toBe('€1499.99');
    expect(formatPrice(5, euro)).toBe('€0.05');
    expect(formatPrice(0, euro)).toBe('€0.00');
    expect(formatPrice(-250, euro)).toBe('-€2.50');
    expect(formatPrice(100, { code: 'eur' })).toBe('eur1.00');
  });

  it('puts the amount where the template has $1 [9.price.2]', () => {
    expect(formatPrice(1999, { code: 'eur', template: '$1 €' })).toBe('19.99 €');
    expect(formatPrice(1999, { code: 'usd', template: '$$1' })).toBe('$19.99');
    expect(formatPrice(1999, { code: 'usd', template: '$& $1 $`' })).toBe('$& 19.99 $`');
  });

  it('follows the symbol, else the code, else € without such a template [9.price.3]', () => {
    expect(formatPrice(1999, { code: 'inr', symbol: '₹', template: null })).toBe('₹19.99');
    expect(formatPrice(1999, { code: 'INR', symbol: '' })).toBe('INR19.99');
    expect(formatPrice(1999, { code: 'inr', symbol: '₹', template: 'no place' })).toBe('₹19.99');
    expect(formatPrice(1999, { code: '' })).toBe('€19.99');
    expect(formatPrice(1999)).toBe('€19.99');
    expect(formatPrice(1999, null)).toBe('€19.99');
  });

  it('has the decimals that the currency specifies [9.price.4]', () => {
    expect(formatPrice(12345, { code: 'tnd', template: '$1 TND', decimal_digits: 3 })).toBe('12.345 TND');
    expect(formatPrice(12345, yen)).toBe('¥12345');
    expect(formatPrice(12345, { code: 'eur', template: '$1', decimal_digits: 1 })).toBe('1234.5');
    expect(formatPrice(5, { code: 'tnd', template: '$1', decimal_digits: 3 })).toBe('0.005');
  });

  it.each([null, undefined, -1, 1.5, 10, 1000, Number.NaN, {}] as number[])(
    'has the decimals of the currency when decimal_digits is %j',
    (decimal_digits) => {
      expect(formatPrice(1999, { code: 'eur', template: '$1', decimal_digits })).toBe('19.99');
      expect(formatPrice(1999, { code: 'jpy', template: '$1', decimal_digits })).toBe('1999');
      expect(formatPrice(1999, { code: 'TND', template: '$1', decimal_digits })).toBe('1.999');
    },
  );

  // cspell:ignore xeuro
  it.each(['', 'x', 'euros', 'xeuro', '€', 'e1r', undefined, null, 5] as string[])(
    'has two decimals for the code %j',
    (code) => {
      expect(formatPrice(1999, { code, template: '$1' })).toBe('19.99');
    },
  );

  it('begins with the minus of a negative amount', () => {
    expect(formatPrice(-500)).toBe('-€5.00');
    expect(formatPrice(-149999, { code: 'eur', template: '$1 €' }, { locale: 'de' })).toBe('-1.499,99 €');
    expect(formatPrice(-1999, { code: 'jpy' })).toBe('-jpy1999');
    expect(formatPrice(-0)).toBe('€0.00');
  });

  it('is exact up to the largest safe integer', () => {
    expect(formatPrice(Number.MAX_SAFE_INTEGER, euro)).toBe('€90071992547409.91');
    expect(formatPrice(Number.MAX_SAFE_INTEGER - 1, euro)).toBe('€90071992547409.90');
  });

  it('uses the separators of a locale, from a thousand on', () => {
    const written = (locale: string) => formatPrice(149999, { code: 'eur', template: '$1' }, { locale });
    expect(written('en-GB')).toBe('1,499.99');
    expect(written('de-DE')).toBe('1.499,99');
    expect(written('es-ES')).toBe('1.499,99');
    expect(written('pt-PT').replace(/\s/u, ' ')).toBe('1 499,99');
    expect(written('fr-FR').replace(/\s/u, ' ')).toBe('1 499,99');
    expect(written('ar-u-nu-latn')).toBe('1,499.99');
    expect(formatPrice(Number.MAX_SAFE_INTEGER, euro, { locale: 'en' })).toBe('€90,071,992,547,409.91');
  });

  it('formats correctly when locale and digits change between calls', () => {
    expect(formatPrice(1999, yen, { locale: 'de' })).toBe('¥1.999');
    expect(formatPrice(1999, euro, { locale: 'de' })).toBe('€19,99');
    expect(formatPrice(1999, euro)).toBe('€19.99');
  });

  it('throws a RangeError for a locale that is not a language tag', () => {
    expect(() => formatPrice(1999, euro, { locale: 'no tag' })).toThrow(RangeError);
  });
});
