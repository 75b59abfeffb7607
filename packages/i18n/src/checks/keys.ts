import { type Entry, type Problem, splitPlural } from './entry.ts';

/** Groups strings by file, then by key. */
function byFile(entries: readonly Entry[]): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>();
  for (const { file, key, text } of entries) files.set(file, (files.get(file) ?? new Map()).set(key, text));
  return files;
}

/** The keys that a file must have: the English ones, with the plural categories of the language. */
function wantedTexts(english: ReadonlyMap<string, string>, plurals: readonly string[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const [key, text] of english) {
    const { base, category } = splitPlural(key);
    for (const name of category ? plurals.map((plural) => `${base}_${plural}`) : [key]) wanted.set(name, text);
  }
  return wanted;
}

function todoFor(english: string, text: string | undefined): string | undefined {
  if (text === undefined) return `add this string; English says “${english.slice(0, 60)}”.`;
  if (english && !text.trim()) return 'fill in this string: it is empty.';
  if (!english && text) return 'leave this string empty: English has none.';
}

/** Reports files and keys that are missing or surplus, and strings that are empty where English has words. */
export function keyProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  plurals: readonly string[],
): Problem[] {
  const [englishFiles, files] = [byFile(english), byFile(entries)];
  const problems: Problem[] = [];
  for (const [file, source] of englishFiles) {
    const own = files.get(file);
    if (!own) {
      problems.push({ file, key: '', todo: 'add this file: English has it.' });
      continue;
    }
    const wanted = wantedTexts(source, plurals);
    for (const [key, text] of wanted) {
      const todo = todoFor(text, own.get(key));
      if (todo) problems.push({ file, key, todo });
    }
    for (const key of own.keys()) {
      const plural = splitPlural(key).category ? ' in this plural category' : '';
      if (!wanted.has(key)) problems.push({ file, key, todo: `remove this string: nothing uses it${plural}.` });
    }
  }
  for (const file of files.keys()) {
    if (!englishFiles.has(file))
      problems.push({ file, key: '', todo: 'remove this file: English has none of its name.' });
  }
  return problems;
}
