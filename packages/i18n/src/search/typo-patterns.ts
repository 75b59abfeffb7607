/** Minimum number of letters of a word in which a typing error is found. In shorter words, one letter more or less is another word. */
const minLength = 5;

/** A number with one other digit is another number. */
const lettersPattern = /^[\p{L}\p{M}]+$/u;

/**
 * Returns patterns for the words that differ from a normalized word by one typing error: a letter that is missing, added, wrong, or swapped with
 * the next one. In the patterns, as in those of SQL's `LIKE`, `_` is any character.
 */
export function createTypoPatterns(word: string): string[] {
  if (!lettersPattern.test(word)) return [];
  const letters = Array.from(word);
  const patterns = new Set<string>();
  for (let index = 0; index <= letters.length; index++) {
    const start = letters.slice(0, index).join('');
    const [letter = '', next = '', ...rest] = letters.slice(index);
    const end = rest.join('');
    patterns.add(`${start}_${letter}${next}${end}`);
    if (letter) patterns.add(`${start}_${next}${end}`).add(`${start}${next}${end}`);
    if (next) patterns.add(`${start}${next}${letter}${end}`);
  }
  return [...patterns].filter((pattern) => Array.from(pattern).length >= minLength);
}
