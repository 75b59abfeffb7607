export { createSearchMatcher, createWordMatcher, findBestLine } from './matcher.ts';
export type { SearchTerm, SearchWord } from './parse-search.ts';
export { parseSearch } from './parse-search.ts';
export { normalizeSearchText } from './search-text.ts';
export { createTypoPatterns } from './typo-patterns.ts';
