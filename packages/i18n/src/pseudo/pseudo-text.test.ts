import { describe, expect, it } from 'vitest';
import { placeholderProblems } from '../checks/placeholders.ts';
import { readLanguage } from '../checks/read-language.ts';
import { pseudoText, pseudoTexts } from './pseudo-text.ts';

describe('the pseudo-language', () => {
  it('is long, accented and bracketed, and can still be read', () => {
    expect(pseudoText('Hello there…')).toBe('[Ĥééļļöö ţĥééŕéé…]');
  });

  it('leaves placeholders and character references alone', () => {
    expect(pseudoText('{{count}} of &amp;&#39;s')).toBe('[{{count}} ööf &amp;&#39;š]');
  });

  it('leaves tags alone, and brackets each run of words between them', () => {
    expect(pseudoText('<p>One <em lang="fr">two</em></p>\n<ul></ul>')).toBe(
      '<p>[ÖÖñéé] <em lang="fr">[ţŵöö]</em></p>\n<ul></ul>',
    );
  });

  it('has nothing to say for an empty text', () => {
    expect([pseudoText(''), pseudoText(' ')]).toEqual(['', ' ']);
  });

  it('keeps the keys and what is no text', () => {
    expect(pseudoTexts({ a: { list: ['b', 'no'] }, count: 2, nothing: null })).toEqual({
      a: { list: ['[b]', '[ñöö]'] },
      count: 2,
      nothing: null,
    });
  });

  it('makes the texts of the site about 40 % longer, with every placeholder in its place', async () => {
    const english = await readLanguage('en');
    const pseudo = english.map((text) => ({ ...text, text: pseudoText(text.text) }));
    const letters = (texts: { text: string }[]) =>
      texts.map(({ text }) => text.replace(/<[^>]*>/g, '')).join('').length;
    expect(letters(pseudo) / letters(english)).toBeGreaterThan(1.3);
    expect(letters(pseudo) / letters(english)).toBeLessThan(1.5);
    expect(placeholderProblems(english, pseudo)).toEqual([]);
  });
});
