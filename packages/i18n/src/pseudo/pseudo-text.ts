const plain = 'aeioucdghjklnrstwyzAEIOUCDGHJKLNRSTWYZ';
const accented = 'áéíöúçðĝĥĵķļñŕšţŵýžÁÉÍÖÚÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** The letter with its accent; a vowel twice. */
function disguised(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? other + other : other;
}

const tag = /(<[^>]*>)/;

/** What a reader never sees as it stands: placeholders and the names of characters. */
const kept = /(\{+[^{}]*\}+|&#?\w+;)/;

const disguise = (words: string) => words.replace(/[a-z]/gi, disguised);

/** Changes every second piece, beginning with the first: those between the matches of a pattern with one group. */
const between = (text: string, pattern: RegExp, change: (piece: string) => string) =>
  text
    .split(pattern)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

/**
 * Writes a text in the pseudo-language: accents and brackets on the words, which grow by about 40 % because vowels are doubled. What
 * is cut shows by a missing bracket, what is too long for its place by its overflow, what does not come from the texts by its plain
 * letters. Tags, placeholders and character references stay as they are.
 */
export const pseudoText = (text: string): string =>
  between(text, tag, (run) =>
    run.replace(/^(\s*)(\S.*?)(\s*)$/s, (_, before: string, words: string, after: string) =>
      [before, '[', between(words, kept, disguise), ']', after].join(''),
    ),
  );

/** Writes all texts of an object, nested at will, in the pseudo-language. The keys stay; what is no text stays as well. */
export function pseudoTexts<Texts>(texts: Texts): Texts;
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map((text) => pseudoTexts(text));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoTexts(text)]));
}
