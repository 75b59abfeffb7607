import { describe, expect, it } from 'vitest';
import { findPlaceholderProblems } from '../../checks/placeholders.ts';
import { readLanguageEntries } from '../../checks/read-language.ts';
import { toPseudoText, toPseudoTranslation } from './pseudo-text.ts';

describe('toPseudoText', () => {
  it('adds brackets and accents, and doubles vowels', () => {
    expect(toPseudoText('Hello there…')).toBe('[Ĥééļļöö ţĥééŕéé…]');
  });

  it('keeps placeholders and character references', () => {
    expect(toPseudoText('{{count}} of &amp;&#39;s')).toBe('[{{count}} ööf &amp;&#39;š]');
  });

  it('keeps tags, and adds brackets to each text between them', () => {
    expect(toPseudoText('<p>One <em lang="fr">two</em></p>\n<ul></ul>')).toBe(
      '<p>[ÖÖñéé] <em lang="fr">[ţŵöö]</em></p>\n<ul></ul>',
    );
  });

  it('returns empty and blank strings unchanged', () => {
    expect([toPseudoText(''), toPseudoText(' ')]).toEqual(['', ' ']);
  });

  it('keeps the keys of an object, and values that are not strings', () => {
    expect(toPseudoTranslation({ a: { list: ['b', 'no'] }, count: 2, nothing: null })).toEqual({
      a: { list: ['[b]', '[ñöö]'] },
      count: 2,
      nothing: null,
    });
  });

  it('makes the site copy 30 to 50 % longer and keeps every placeholder', () => {
    const english = readLanguageEntries('en');
    const pseudo = english.map((entry) => ({ ...entry, text: toPseudoText(entry.text) }));
    const countCharacters = (entries: { text: string }[]) =>
      entries.map(({ text }) => text.replace(/<[^>]*>/g, '')).join('').length;
    expect(countCharacters(pseudo) / countCharacters(english)).toBeGreaterThan(1.3);
    expect(countCharacters(pseudo) / countCharacters(english)).toBeLessThan(1.5);
    expect(findPlaceholderProblems(english, pseudo)).toEqual([]);
  });
});
