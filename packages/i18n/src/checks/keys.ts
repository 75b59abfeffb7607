import { type Entry, type Problem, splitPlural } from './entry.ts';

/** Groups strings by file, then by key. */
function groupByFile(entries: readonly Entry[]): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>();
  for (const { file, key, text } of entries) files.set(file, (files.get(file) ?? new Map()).set(key, text));
  return files;
}

/** Maps each key that a file must have to its English string. A message with plural forms has a key for each plural category. */
function mapRequiredKeys(
  english: ReadonlyMap<string, string>,
  pluralCategories: readonly string[],
): Map<string, string> {
  const required = new Map<string, string>();
  for (const [key, text] of english) {
    const { base, category } = splitPlural(key);
    const keys = category ? pluralCategories.map((pluralCategory) => `${base}_${pluralCategory}`) : [key];
    for (const requiredKey of keys) required.set(requiredKey, text);
  }
  return required;
}

function findTodo(english: string, text: string | undefined): string | undefined {
  if (text === undefined) return `add this string; English says “${english.slice(0, 60)}”.`;
  if (english && !text.trim()) return 'fill in this string: it is empty.';
  if (!english && text) return 'make this string empty: the English string is empty.';
}

/** Reports missing and unknown files and keys, and strings that are empty although the English string is not, or the reverse. */
export function findKeyProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  pluralCategories: readonly string[],
): Problem[] {
  const [englishFiles, files] = [groupByFile(english), groupByFile(entries)];
  const problems: Problem[] = [];
  for (const [file, englishStrings] of englishFiles) {
    const strings = files.get(file);
    if (!strings) {
      problems.push({ file, key: '', todo: 'add this file: English has it.' });
      continue;
    }
    const required = mapRequiredKeys(englishStrings, pluralCategories);
    for (const [key, text] of required) {
      const todo = findTodo(text, strings.get(key));
      if (todo) problems.push({ file, key, todo });
    }
    for (const key of strings.keys()) {
      if (required.has(key)) continue;
      const { base, category } = splitPlural(key);
      // Each language has the plural category `other`.
      const isUnknownCategory = category && required.has(`${base}_other`);
      const reason = isUnknownCategory ? 'the language does not have this plural category' : 'English has no such key';
      problems.push({ file, key, todo: `remove this string: ${reason}.` });
    }
  }
  for (const file of files.keys()) {
    if (!englishFiles.has(file)) problems.push({ file, key: '', todo: 'remove this file: English does not have it.' });
  }
  return problems;
}
