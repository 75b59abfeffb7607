import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, splitAddress } from './addresses.ts';
import { languages } from './languages.ts';

describe('splitting an address', () => {
  it.each([
    ['/fr/shop', { language: 'fr', path: '/shop' }],
    ['/ar/blog/sell-before-recording', { language: 'ar', path: '/blog/sell-before-recording' }],
    ['/fr', { language: 'fr', path: '/' }],
    ['/fr/', { language: 'fr', path: '/' }],
    ['/fr/fr', { language: 'fr', path: '/fr' }],
  ])('takes the language off %s', (pathname, split) => {
    expect(splitAddress(pathname)).toEqual(split);
  });

  it.each(['/', '/shop', '/french', '/FR/shop', '/it/shop', '/shop/fr', '/constructor', ''])(
    'leaves %j as it is',
    (pathname) => {
      expect(splitAddress(pathname)).toEqual({ path: pathname });
    },
  );
});

describe('an address in a language', () => {
  it.each([
    ['/', '/fr'],
    ['/shop', '/fr/shop'],
    ['/?category=courses', '/fr?category=courses'],
    ['/#services', '/fr#services'],
    ['/shop?category=courses#list', '/fr/shop?category=courses#list'],
  ])('puts %s below its prefix', (path, address) => {
    expect(addressIn('fr', path)).toBe(address);
  });

  it('is the bare one without a language', () => {
    expect(addressIn(undefined, '/shop')).toBe('/shop');
  });

  it('splits into what it was made of', () => {
    const path = fc.array(fc.webSegment()).map((segments) => `/shop/${segments.join('/')}`);
    fc.assert(
      fc.property(fc.constantFrom(undefined, ...languages), path, (language, path) => {
        expect(splitAddress(addressIn(language, path))).toEqual(language ? { language, path } : { path });
      }),
    );
  });
});
