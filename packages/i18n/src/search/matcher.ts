import { parseSearch, type SearchTerm, type SearchWord } from './parse-search.ts';
import { normalizeSearchText } from './search-text.ts';
import { createTypoPatterns } from './typo-patterns.ts';

/**
 * Creates a function that returns whether a text matches a search, by the rules of the store's search: all words must match, without regard to
 * case, accents and hyphens, and with up to one typing error each. The last word may be incomplete. A search without words matches nothing.
 */
export function createSearchMatcher(search: string): (text: string) => boolean {
  const terms = parseSearch(search).map(createTermMatcher);
  return (text) => {
    const words = normalizeSearchText(text).split(' ');
    return terms.length > 0 && terms.every((matches) => matches(words));
  };
}

/** Creates a function that returns whether a word of a text matches a word of a search, by the same rules. */
export function createWordMatcher(search: string): (word: string) => boolean {
  const patterns = parseSearch(search).flat(2).map(createWordPattern);
  return (word) =>
    normalizeSearchText(word)
      .split(' ')
      .some((part) => patterns.some((pattern) => pattern.test(part)));
}

/** Returns the line or sentence that contains the most words of a search, and the first one of equal ones. */
export function findBestLine(search: string, text: string): string {
  const terms = parseSearch(search).map(createTermMatcher);
  let best = { line: '', count: -1 };
  for (const line of text.split(/\n+|(?<=[.!?؟]) /)) {
    const words = normalizeSearchText(line).split(' ');
    const count = terms.filter((matches) => matches(words)).length;
    if (count > best.count) best = { line, count };
  }
  return best.line;
}

type WordsMatcher = (words: string[]) => boolean;

function createTermMatcher(term: SearchTerm): WordsMatcher {
  const alternatives = term.map((words) => words.map(createWordPattern));
  return (words) =>
    alternatives.some((patterns) => patterns.every((pattern) => words.some((word) => pattern.test(word))));
}

/** Words consist of letters and digits, so they need no escaping. */
function createWordPattern({ text, isPrefix }: SearchWord): RegExp {
  const typos = createTypoPatterns(text).map((pattern) => pattern.replaceAll('_', '.'));
  return new RegExp(`^(?:${[text, ...typos].join('|')})${isPrefix ? '' : '$'}`, 'u');
}
