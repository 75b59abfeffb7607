// cspell:ignore aeiou aeioucdghjklnrstwyz
const plain = 'aeioucdghjklnrstwyzAEIOUCDGHJKLNRSTWYZ';
const accented = 'áéíöúçðĝĥĵķļñŕšţŵýžÁÉÍÖÚÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Adds an accent to a letter, and doubles a vowel. */
function accentLetter(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? other + other : other;
}

const tag = /(<[^>]*>)/;

/** Kept unchanged: placeholders and character references. */
const kept = /(\{+[^{}]*\}+|&#?\w+;)/;

const accentWords = (words: string) => words.replace(/[a-z]/gi, accentLetter);

/** Changes the pieces between the matches of a pattern with one group. */
const between = (text: string, pattern: RegExp, change: (piece: string) => string) =>
  text
    .split(pattern)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

/**
 * Converts a string to the pseudo-language: accents, brackets and doubled vowels, about 40 % longer. A missing bracket shows that
 * a string is cut, an overflow that it is too long, plain letters that it does not come from the messages. Tags, placeholders and
 * character references are kept.
 */
export const pseudoText = (text: string): string =>
  between(text, tag, (run) =>
    run.replace(/^(\s*)(\S.*?)(\s*)$/s, (_, before: string, words: string, after: string) =>
      [before, '[', between(words, kept, accentWords), ']', after].join(''),
    ),
  );

/** Converts all strings of a nested object to the pseudo-language. Keys and other values are kept. */
export function pseudoTranslation<Translation>(translation: Translation): Translation;
export function pseudoTranslation(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map((item) => pseudoTranslation(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudoTranslation(item)]));
}
