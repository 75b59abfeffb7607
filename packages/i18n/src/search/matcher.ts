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
