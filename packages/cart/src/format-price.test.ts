import { describe, expect, it } from 'vitest';
import { euro, yen } from '../test/products.ts';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it('divides the amount in cents by 100, and shows two decimals', { tags: ['9.price.1'] }, () => {
    expect(formatPrice(149999, euro)).toBe('€1499.99');
    expect(formatPrice(5, euro)).toBe('€0.05');
    expect(formatPrice(0, euro)).toBe('€0.00');
    expect(formatPrice(-250, euro)).toBe('-€2.50');
  });

  it('puts the amount where the template has $1', { tags: ['9.price.2'] }, () => {
    expect(formatPrice(1999, { code: 'eur', template: '$1 €' })).toBe('19.99 €');
    expect(formatPrice(1999, { code: 'usd', template: '$$1' })).toBe('$19.99');
    expect(formatPrice(1999, { code: 'usd', template: '$& $1 $`' })).toBe('$& 19.99 $`');
  });

  it('puts the amount after the symbol when the template has no $1', { tags: ['9.price.3'] }, () => {
    expect(formatPrice(1999, { code: 'inr', symbol: 'Rs ', template: null })).toBe('Rs 19.99');
    expect(formatPrice(1999, { code: 'inr', symbol: 'Rs ', template: 'no placeholder' })).toBe('Rs 19.99');
  });

  it('formats by the code, like Intl, when there is no template and no symbol', { tags: ['9.price.3'] }, () => {
    expect(formatPrice(1999, { code: 'usd' })).toBe('$19.99');
    expect(formatPrice(149999, { code: 'INR', symbol: '', template: '' })).toBe('₹1499.99');
    expect(formatPrice(149999, { code: 'jpy' })).toBe('¥149999');
    expect(formatPrice(149999, { code: 'usd', decimal_digits: 3 })).toBe('$149.999');
    expect(formatPrice(149999, { code: 'usd' }, { locale: 'en' })).toBe('$1,499.99');
    expect(formatPrice(149999, { code: 'eur' }, { locale: 'de' })).toBe('1.499,99\u00a0€');
  });

  it.each(['', undefined, null] as string[])('formats euros when the code is %j', { tags: ['9.price.3'] }, (code) => {
    expect(formatPrice(1999, { code })).toBe('€19.99');
  });

  it.each(['x', 'euros', '€'])('puts the amount after the code %j, which Intl does not accept', (code) => {
    expect(formatPrice(1999, { code })).toBe(`${code}19.99`);
  });

  it('shows the decimals that the currency specifies', { tags: ['9.price.4'] }, () => {
    expect(formatPrice(12345, { code: 'tnd', template: '$1 TND', decimal_digits: 3 })).toBe('12.345 TND');
    expect(formatPrice(12345, yen)).toBe('¥12345');
    expect(formatPrice(12345, { code: 'eur', template: '$1', decimal_digits: 1 })).toBe('1234.5');
    expect(formatPrice(5, { code: 'tnd', template: '$1', decimal_digits: 3 })).toBe('0.005');
  });

  it.each([null, undefined, -1, 1.5, 10, 1000, Number.NaN, {}] as number[])(
    'shows the decimals of the currency in Intl when decimal_digits is %o',
    (decimal_digits) => {
      expect(formatPrice(1999, { code: 'eur', template: '$1', decimal_digits })).toBe('19.99');
      expect(formatPrice(1999, { code: 'jpy', template: '$1', decimal_digits })).toBe('1999');
      expect(formatPrice(1999, { code: 'TND', template: '$1', decimal_digits })).toBe('1.999');
    },
  );

  // cspell:ignore xeuro
  it.each(['', 'x', 'euros', 'xeuro', '€', 'e1r', undefined, null, 5] as string[])(
    'shows two decimals for the code %j',
    (code) => {
      expect(formatPrice(1999, { code, template: '$1' })).toBe('19.99');
    },
  );

  it('puts the minus sign of a negative amount first', () => {
    expect(formatPrice(-500, { code: 'eur' })).toBe('-€5.00');
    expect(formatPrice(-149999, { code: 'eur', template: '$1 €' }, { locale: 'de' })).toBe('-1.499,99 €');
    expect(formatPrice(-1999, { code: 'jpy' })).toBe('-¥1999');
    expect(formatPrice(-0, euro)).toBe('€0.00');
  });

  it('is exact up to the largest safe integer', () => {
    expect(formatPrice(Number.MAX_SAFE_INTEGER, euro)).toBe('€90071992547409.91');
    expect(formatPrice(Number.MAX_SAFE_INTEGER - 1, euro)).toBe('€90071992547409.90');
  });

  it('uses the separators of the locale', () => {
    const format = (locale: string) => formatPrice(149999, { code: 'eur', template: '$1' }, { locale });
    expect(format('en-GB')).toBe('1,499.99');
    expect(format('de-DE')).toBe('1.499,99');
    expect(format('fr-FR').replace(/\s/u, ' ')).toBe('1 499,99');
    expect(format('ar-u-nu-latn')).toBe('1,499.99');
    expect(formatPrice(Number.MAX_SAFE_INTEGER, euro, { locale: 'en' })).toBe('€90,071,992,547,409.91');
  });

  it.each(['es-ES', 'pt-PT', 'pl-PL'])('groups the digits of %s only from five on, as the language does', (locale) => {
    const format = (amount: number) => formatPrice(amount, { code: 'eur', template: '$1' }, { locale });
    expect(format(149999)).toBe('1499,99');
    expect(format(1499999)).toMatch(/^14[.\s]999,99$/u);
  });

  it('formats correctly when locale and digits change between calls', () => {
    expect(formatPrice(1999, yen, { locale: 'de' })).toBe('¥1.999');
    expect(formatPrice(1999, euro, { locale: 'de' })).toBe('€19,99');
    expect(formatPrice(1999, euro)).toBe('€19.99');
  });

  it('throws a RangeError for a locale that is not a language tag', () => {
    expect(() => formatPrice(1999, euro, { locale: 'not a tag' })).toThrow(RangeError);
  });
});
