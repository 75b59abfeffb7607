/** Maximum length of a search in UTF-16 code units; the store rejects a longer one. */
export const maxSearchLength = 100;

/** The query parameter of the shop page that contains the search. */
export const searchParameter = 'q';

// Control characters, and those that change the direction of the text around them.
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Trims a search, collapses blanks, removes what is invisible, and cuts it to the maximum length. */
export function normalizeSearch(text: string): string {
  const collapsed = text.normalize('NFC').replace(/\s/gu, ' ').replace(invisible, '').replace(/ +/g, ' ').trim();
  // The cut may be in the middle of a surrogate pair.
  return collapsed
    .slice(0, maxSearchLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The search in the query of a URL; empty where there is none. */
export const searchOf = (query: URLSearchParams): string => normalizeSearch(query.get(searchParameter) ?? '');

/** Isolates a search inside a sentence, whose direction may be another one (Unicode bidirectional algorithm). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Letters that Unicode does not decompose, and what people type instead of them. */
const equivalents: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const equivalentLetters = new RegExp(`[${Object.keys(equivalents).join('')}]`, 'g');

/** Arabic-Indic and Persian digits have their value in the last four bits. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Reduces a text to what matters in a search: lower case, without accents, Arabic vowel signs and hamza, and with Latin digits.
 * Two spellings of a word have the same result.
 */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(equivalentLetters, (letter) => equivalents[letter] ?? letter)
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The Arabic article at the beginning of a word: who searches for «الكتاب» also means «كتاب». */
const article = /^ال(?=.{2})/;

/**
 * Creates a function that tells whether a text has every word of a search. A word may be a part of a longer one, so that results appear
 * while it is typed. A search without letters and digits matches nothing.
 */
export function createMatcher(search: string): (text: string) => boolean {
  const words = (fold(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ''));
  return (text) => {
    const folded = fold(text);
    return words.length > 0 && words.every((word) => folded.includes(word));
  };
}
