import { describe, expect, it } from 'vitest';
import { placeholderProblems } from '../checks/placeholders.ts';
import { readLanguage } from '../checks/read-language.ts';
import { pseudoText, pseudoTranslation } from './pseudo-text.ts';

describe('the pseudo-language', () => {
  it('is long, accented, bracketed and readable', () => {
    expect(pseudoText('Hello there…')).toBe('[Ĥééļļöö ţĥééŕéé…]');
  });

  it('keeps placeholders and character references', () => {
    expect(pseudoText('{{count}} of &amp;&#39;s')).toBe('[{{count}} ööf &amp;&#39;š]');
  });

  it('keeps tags, and brackets each run of words between them', () => {
    expect(pseudoText('<p>One <em lang="fr">two</em></p>\n<ul></ul>')).toBe(
      '<p>[ÖÖñéé] <em lang="fr">[ţŵöö]</em></p>\n<ul></ul>',
    );
  });

  it('returns an empty string unchanged', () => {
    expect([pseudoText(''), pseudoText(' ')]).toEqual(['', ' ']);
  });

  it('keeps keys and values that are not strings', () => {
    expect(pseudoTranslation({ a: { list: ['b', 'no'] }, count: 2, nothing: null })).toEqual({
      a: { list: ['[b]', '[ñöö]'] },
      count: 2,
      nothing: null,
    });
  });

  it('makes the strings of the site about 40 % longer and keeps every placeholder', async () => {
    const english = await readLanguage('en');
    const pseudo = english.map((text) => ({ ...text, text: pseudoText(text.text) }));
    const letters = (entries: { text: string }[]) =>
      entries.map(({ text }) => text.replace(/<[^>]*>/g, '')).join('').length;
    expect(letters(pseudo) / letters(english)).toBeGreaterThan(1.3);
    expect(letters(pseudo) / letters(english)).toBeLessThan(1.5);
    expect(placeholderProblems(english, pseudo)).toEqual([]);
  });
});
