import { createSourceFinder, type Entry, type Problem, splitPlural } from './entry.ts';

const placeholderPattern = /\{\{\w+\}\}|\{\w+\}/g;

/** Plural categories that stand for exactly one number in most languages. A word can replace that number: “one left”. */
const singleNumberCategories = ['zero', 'one', 'two'];

const findPlaceholders = (entries: readonly Entry[]) => [
  ...new Set(entries.flatMap(({ text }) => [...(text.match(placeholderPattern) ?? [])])),
];

/** Reports unknown, missing and invalid placeholders. The plural forms zero, one and two may omit `{{count}}`. */
export function findPlaceholderProblems(english: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const findSources = createSourceFinder(english);
  return entries.flatMap((entry) => {
    const { key, text } = entry;
    const expected = findPlaceholders(findSources(entry));
    const found = findPlaceholders([entry]);
    const canOmitCount = singleNumberCategories.includes(splitPlural(key).category ?? '');
    const missing = expected.filter((name) => !found.includes(name) && !(canOmitCount && name === '{{count}}'));
    const unknown = found.filter((name) => !expected.includes(name));
    const hasInvalidSyntax = /[{}]|\$t\(/.test(text.replace(placeholderPattern, ''));
    const todos = [
      ...missing.map((name) => `add ${name}, which English has.`),
      ...unknown.map((name) => `remove ${name}: it has no value.`),
      ...(hasInvalidSyntax ? ['fix the braces: a placeholder is written {{name}}.'] : []),
    ];
    return todos.map((todo) => ({ entry, todo }));
  });
}
