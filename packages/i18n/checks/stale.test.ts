import { describe, expect, it } from 'vitest';
import { languages } from '../src/languages.ts';
import { findStale, hashTexts, readTranslatedHashes, updateHashes } from './stale.ts';

const english = { 'cart:title': 'new', 'cart:close': 'same', 'posts/a': 'same' };
const translated = { 'cart:title': 'x', 'cart:close': 'x', 'posts/a': 'x' };
const translatedFrom = { 'cart:title': 'old', 'cart:close': 'same', 'cart:removed': 'old' };

describe('findStale', () => {
  it('returns the translations whose English text has changed', () => {
    expect(findStale(english, translatedFrom)).toEqual(['cart:title']);
  });
});

describe('updateHashes', () => {
  it('adds new translations, keeps stale ones, and removes texts that no longer exist', () => {
    expect(updateHashes(english, translated, translatedFrom, () => false)).toEqual({
      'cart:title': 'old',
      'cart:close': 'same',
      'posts/a': 'same',
    });
  });

  it('records that a translation is up to date', () => {
    expect(updateHashes(english, translated, translatedFrom, (id) => id === 'cart:title')).toEqual(english);
  });

  it('skips a text without a translation', () => {
    expect(updateHashes(english, {}, {}, () => true)).toEqual({});
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', (language) => {
  it('has a recorded English text for each message and document', () => {
    const recorded = Object.keys(readTranslatedHashes(language));
    expect(Object.keys(hashTexts(language)).filter((id) => !recorded.includes(id))).toEqual([]);
  });
});
