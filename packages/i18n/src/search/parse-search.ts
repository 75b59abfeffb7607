import { splitSearchWords } from './search-text.ts';

/** A normalized word of a search. */
export interface SearchWord {
  text: string;
  /** Whether the word may be the beginning of a longer word. */
  isPrefix: boolean;
}

/** A word of a search, as alternatives. An alternative matches if all of its words match. A hyphenated word has two: one word, or its parts. */
export type SearchTerm = SearchWord[][];

/** Maximum number of words of a search. Further words are ignored. */
const maxWords = 8;

/** Parses a search. All of its terms must match. Only the last word may be incomplete. A text without letters and digits has no terms. */
export function parseSearch(text: string): SearchTerm[] {
  const words = splitSearchWords(text).slice(0, maxWords);
  return words.map((parts, index) => {
    const isLast = index === words.length - 1;
    const alternatives = parts.length > 1 ? [[parts.join('')], parts] : [parts];
    return alternatives.map((alternative) =>
      alternative.map((text, position) => ({ text, isPrefix: isLast && position === alternative.length - 1 })),
    );
  });
}
