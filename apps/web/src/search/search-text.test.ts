import { describe, expect, it } from 'vitest';
import { createMatcher, normalizeSearch, readSearch } from './search-text.ts';

describe('normalizeSearch', () => {
  it.each([
    ['  live \t\n workshop ', 'live workshop'],
    ['a\u0000b', 'ab'],
    ['a \u202e b', 'a b'],
    ['cafe\u0301', 'café'],
    ['\u200f', ''],
  ])('trims, collapses white space and removes invisible characters: %j', (text, normalized) => {
    expect(normalizeSearch(text)).toBe(normalized);
  });

  it('cuts to 100 UTF-16 code units without splitting a surrogate pair', () => {
    expect(normalizeSearch('a'.repeat(5000))).toBe('a'.repeat(100));
    expect(normalizeSearch(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
  });

  it('returns a normalized search unchanged', () => {
    for (const text of ['  a  b ', `${'a'.repeat(99)} b`, 'ﷺ'.repeat(60)])
      expect(normalizeSearch(normalizeSearch(text))).toBe(normalizeSearch(text));
  });
});

describe('readSearch', () => {
  it('returns the first parameter q, or an empty string', () => {
    expect(readSearch(new URLSearchParams('q=+one+&q=two'))).toBe('one');
    expect(readSearch(new URLSearchParams('category=courses'))).toBe('');
  });
});

describe('createMatcher', () => {
  it.each([
    // Upper or lower case, also as part of a word.
    ['MARKET digital', 'Digital Marketing Toolkit'],
    ['e-book', 'E-Books'],
    // Without accents.
    ['numero', 'Número'],
    ['formacao', 'Formação'],
    ['metier', 'Conçus par des gens du métier'],
    ['oeuvre', 'Œuvre'],
    ['Schlüssel', 'schlussel'],
    ['strasse', 'Straße'],
    // The apostrophe separates words.
    ['l’IA', 'Comprendre l’IA'],
    // Hamza, alef, vowel signs, tatweel, ta marbuta and alef maqsura.
    ['ادوات', 'حقيبة أدوات التسويق'],
    ['الاداره', 'الإدارة'],
    ['مشروع', 'مَشْرُوعٌ'],
    ['تسويق', 'تســويق'],
    ['مستوي', 'مستوى'],
    // With or without the article, and with other digits.
    ['الكتاب', 'كتاب عملي'],
    ['١٥', '15 فصلًا'],
  ])('finds %j in %j', (search, text) => {
    expect(createMatcher(search)(text)).toBe(true);
  });

  it.each([
    ['digital course', 'Digital Marketing Toolkit'],
    ['!?', 'What? Yes!'],
    ['', 'Anything'],
  ])('does not find %j in %j', (search, text) => {
    expect(createMatcher(search)(text)).toBe(false);
  });
});
