// The store normalizes its products in SQL, with the same rules (apps/store/migrations). `examples.ts` tests both.

import { toLatinDigits } from '../latin-digits.ts';

/** Letters that Unicode does not decompose, and Arabic letters that are often used for each other. */
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const replacedLetterPattern = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'g');

/** Accents and the hamza, which NFKD has separated from their letters, Arabic vowel marks and elongations, and invisible characters. */
const ignoredCharacterPattern =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Hyphens and apostrophes. NFKD replaces other forms of them. */
const joinerPattern = /[-\u2010'\u2019]/;
const separatorPattern = /[^\p{L}\p{M}\p{N}\u2010\u2019'-]+/u;

/** The Arabic article. A word has at least two letters after it. */
const article = 'ال';
const removeArticle = (word: string) =>
  word.startsWith(article) && word.length >= article.length + 2 ? word.slice(article.length) : word;

/**
 * Splits a text into words in lower case, without accents, vowel marks and article, with Latin digits. Each word is a list of the parts
 * that a hyphen or an apostrophe joins: `E-Book` is `['e', 'book']`.
 */
export function splitSearchWords(text: string): string[][] {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(ignoredCharacterPattern, '')
    .toLowerCase()
    .replace(replacedLetterPattern, (letter) => letterReplacements[letter] ?? letter)
    .split(separatorPattern)
    .map((word) => word.split(joinerPattern).filter(Boolean).map(removeArticle))
    .filter((parts) => parts.length > 0);
}

/**
 * Normalizes a text for search: different spellings of a word result in the same words, separated by spaces. A hyphenated word results in
 * its parts and in one word, so that `e-book`, `e book` and `ebook` find each other.
 */
export const normalizeSearchText = (text: string): string =>
  splitSearchWords(text)
    .flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts))
    .join(' ');
