import { describe, expect, it } from 'vitest';
import { negotiateLanguage, preferredLanguage } from './preferred-language.ts';

describe('preferredLanguage', () => {
  it('returns English when no language is stored and the browser has no supported language', {
    tags: ['1.lang.2'],
  }, () => {
    expect(preferredLanguage({ stored: null, browser: [] })).toBe('en');
    expect(preferredLanguage({ stored: undefined, browser: ['ja', 'zh-Hans-CN', 'frisian'] })).toBe('en');
  });

  it('returns the stored language rather than a browser language', { tags: ['1.lang.3'] }, () => {
    expect(preferredLanguage({ stored: 'ar', browser: ['de-DE', 'en'] })).toBe('ar');
  });

  it('returns the first supported browser language, ignoring the region, when no language is stored', {
    tags: ['1.lang.4'],
  }, () => {
    expect(preferredLanguage({ stored: null, browser: ['fr-CA', 'en-CA'] })).toBe('fr');
    expect(preferredLanguage({ stored: null, browser: ['ja', 'pt-BR', 'de'] })).toBe('pt');
    expect(preferredLanguage({ stored: null, browser: ['ES-419'] })).toBe('es');
  });

  it('ignores a stored value that is not a supported language', { tags: ['1.lang.7'] }, () => {
    for (const stored of ['zz', 'FR', 'fr-CA', '', 'constructor', '{"language":"fr"}', 7, {}]) {
      expect(preferredLanguage({ stored, browser: ['de'] })).toBe('de');
    }
  });
});

describe('negotiateLanguage', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['ja, ar-EG;q=0.4, en;q=0.4', 'ar'],
    ['PT-br;Q=0.8 , es;q=0.75', 'pt'],
    ['es;q=1.000', 'es'],
    ['de;q=0.9, fr', 'fr'],
    ['de;level=1;q=0.3, es;q=0.4', 'es'],
  ])('returns the first language with the highest quality value of %j: %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it.each([null, undefined, '', '*', 'ja, zh;q=0.9', 'fr;q=0', 'fr;q=0.000, ja'])(
    'returns undefined for %j',
    (header) => {
      expect(negotiateLanguage(header)).toBeUndefined();
    },
  );

  it('ignores invalid ranges', () => {
    expect(negotiateLanguage('fr;q=2, en;q=-1, de;q=abc, ;;,, es;q=0.1')).toBe('es');
  });
});
