import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { getAlternatePaths, localizedPath, splitLanguage } from './localized-path.ts';

describe('splitLanguage', () => {
  it.each([
    ['/fr/shop', { language: 'fr', path: '/shop' }],
    ['/ar/blog/sell-before-recording', { language: 'ar', path: '/blog/sell-before-recording' }],
    ['/fr', { language: 'fr', path: '/' }],
    ['/fr/', { language: 'fr', path: '/' }],
    ['/fr/fr', { language: 'fr', path: '/fr' }],
    ['/fr/shop/', { language: 'fr', path: '/shop' }],
    ['/shop//', { path: '/shop' }],
    ['//shop//', { path: '//shop' }],
    ['//', { path: '/' }],
  ])('splits the language from %s', (pathname, split) => {
    expect(splitLanguage(pathname)).toEqual(split);
  });

  it.each(['/', '/shop', '/french', '/FR/shop', '/zz/shop', '/shop/fr', '/constructor', ''])(
    'returns %j unchanged and no language',
    (pathname) => {
      expect(splitLanguage(pathname)).toEqual({ path: pathname });
    },
  );
});

describe('localizedPath', () => {
  it.each([
    ['/', '/fr'],
    ['/shop', '/fr/shop'],
    ['/?category=courses', '/fr?category=courses'],
    ['/#services', '/fr#services'],
    ['/shop?category=courses#list', '/fr/shop?category=courses#list'],
  ])('prefixes %s', (path, prefixed) => {
    expect(localizedPath('fr', path)).toBe(prefixed);
  });

  it('returns the path unchanged without a language', () => {
    expect(localizedPath(undefined, '/shop')).toBe('/shop');
  });

  it('is the inverse of splitLanguage', () => {
    const path = fc
      .array(fc.webSegment())
      .map((segments) => `/shop/${segments.join('/')}`)
      .filter((path) => !path.endsWith('/'));
    fc.assert(
      fc.property(fc.constantFrom(undefined, ...languages), path, (language, path) => {
        expect(splitLanguage(localizedPath(language, path))).toEqual(language ? { language, path } : { path });
      }),
    );
  });
});

describe('getAlternatePaths', () => {
  it('returns the path of each language, and the one without a prefix for all other languages', () => {
    expect(getAlternatePaths('/shop')).toEqual([
      ...languages.map((language) => [language, `/${language}/shop`]),
      ['x-default', '/shop'],
    ]);
    expect(getAlternatePaths('/')).toContainEqual(['fr', '/fr']);
  });
});
