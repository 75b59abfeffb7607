// cspell:ignore aeiou aeioucdghjklnrstwyz
const plainLetters = 'aeioucdghjklnrstwyzAEIOUCDGHJKLNRSTWYZ';
const accentedLetters = 'áéíöúçðĝĥĵķļñŕšţŵýžÁÉÍÖÚÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Adds an accent to a letter, and doubles a vowel. */
function accentLetter(letter: string): string {
  const accentedLetter = accentedLetters[plainLetters.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? accentedLetter + accentedLetter : accentedLetter;
}

const tagPattern = /(<[^>]*>)/;

const placeholderOrReferencePattern = /(\{+[^{}]*\}+|&#?\w+;)/;

const accentWords = (words: string) => words.replace(/[a-z]/gi, accentLetter);

/**
 * Replaces the text between the matches of a pattern. The pattern must be one capturing group: `split` then also returns the
 * matches, as every second element.
 */
const replaceBetween = (text: string, pattern: RegExp, replace: (part: string) => string) =>
  text
    .split(pattern)
    .map((part, index) => (index % 2 === 0 ? replace(part) : part))
    .join('');

/**
 * Converts a string to the pseudo-language: with accents, brackets and doubled vowels, about 40 % longer. Tags, placeholders and
 * character references are kept. On a page, a missing bracket reveals a string that is cut, an overflow reveals an element that is too
 * small for longer text, and letters without accents reveal a hard-coded string.
 */
export const toPseudoText = (text: string): string =>
  replaceBetween(text, tagPattern, (part) =>
    part.replace(/^(\s*)(\S.*?)(\s*)$/s, (_, before: string, words: string, after: string) =>
      [before, '[', replaceBetween(words, placeholderOrReferencePattern, accentWords), ']', after].join(''),
    ),
  );

/** Converts all strings of a nested object to the pseudo-language. Keys and other values are kept. */
export function toPseudoTranslation<Translation>(translation: Translation): Translation;
export function toPseudoTranslation(value: unknown): unknown {
  if (typeof value === 'string') return toPseudoText(value);
  if (Array.isArray(value)) return value.map((item) => toPseudoTranslation(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPseudoTranslation(item)]));
}
