// cspell:ignore aeiou aeioucdghjklnrstwyz
const plain = 'aeioucdghjklnrstwyzAEIOUCDGHJKLNRSTWYZ';
const accented = 'áéíöúçðĝĥĵķļñŕšţŵýžÁÉÍÖÚÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** The letter with its accent; a vowel twice. */
function disguised(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? other + other : other;
}

const tag = /(<[^>]*>)/;

/** Kept unchanged: placeholders and character references. */
const kept = /(\{+[^{}]*\}+|&#?\w+;)/;

const disguise = (words: string) => words.replace(/[a-z]/gi, disguised);

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
      [before, '[', between(words, kept, disguise), ']', after].join(''),
    ),
  );

/** Converts all strings of a nested object to the pseudo-language. Keys and other values are kept. */
export function pseudoTexts<Texts>(texts: Texts): Texts;
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map((text) => pseudoTexts(text));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoTexts(text)]));
}
