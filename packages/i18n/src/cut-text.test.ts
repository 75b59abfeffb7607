import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord, cutText } from './cut-text.ts';

const countGraphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

describe('cutText', () => {
  it('returns a text that is not too long unchanged', () => {
    expect(cutText('a'.repeat(100), 100, { ellipsis: true })).toBe('a'.repeat(100));
    expect(cutText('', 100, { ellipsis: true })).toBe('');
  });

  it('cuts a longer text, and appends an ellipsis if the option is set', () => {
    expect(cutText('a'.repeat(101), 100, { ellipsis: true })).toBe(`${'a'.repeat(100)}…`);
    expect(cutText('a'.repeat(161), 160)).toBe('a'.repeat(160));
  });

  it('counts graphemes and never splits one', () => {
    const family = '👩‍👩‍👧‍👦';
    const accented = 'e\u0301';
    expect(cutText(family.repeat(3), 2)).toBe(family.repeat(2));
    expect(cutText(family.repeat(3), 3, { ellipsis: true })).toBe(family.repeat(3));
    expect(cutText(accented.repeat(5), 4, { ellipsis: true })).toBe(`${accented.repeat(4)}…`);
    expect(cutText('شُكرًا لك', 3)).toBe('شُكرً');
  });

  it('returns the first graphemes of any text, or all of a shorter one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), (text, maxLength) => {
        const cut = cutText(text, maxLength);
        expect(text.startsWith(cut)).toBe(true);
        expect(countGraphemes(cut)).toBe(Math.min(countGraphemes(text), maxLength));
      }),
    );
  });
});

describe('cutAtWord', () => {
  it('returns a text that is not too long unchanged', () => {
    expect(cutAtWord('Two pages to print', 18)).toBe('Two pages to print');
  });

  it('cuts a longer text before the word that does not fit, without a comma, and appends an ellipsis', () => {
    expect(cutAtWord('Which task, which data, and who decides', 25)).toBe('Which task, which data…');
    expect(cutAtWord('Which task', 7)).toBe('Which…');
  });

  it('appends no ellipsis to a sentence', () => {
    expect(cutAtWord('أي مهمة؟ ومن يقرر؟', 12)).toBe('أي مهمة؟');
    expect(cutAtWord('Two pages. Print them.', 11)).toBe('Two pages.');
  });

  it('cuts a single word that is too long', () => {
    expect(cutAtWord('a'.repeat(10), 5)).toBe('aaaaa…');
  });
});
