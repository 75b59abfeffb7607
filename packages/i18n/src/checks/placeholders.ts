import { type Entry, type Problem, sourcesIn, splitPlural } from './entry.ts';

const placeholder = /\{\{\w+\}\}|\{\w+\}/g;

/** Plural categories for a single number, which a word may express: “one left”. */
const spelledOut = ['zero', 'one', 'two'];

const placeholdersOf = (entries: readonly Entry[]) => [
  ...new Set(entries.flatMap(({ text }) => [...(text.match(placeholder) ?? [])])),
];

/** Reports unknown and missing placeholders. `{{count}}` may be omitted in zero, one and two. */
export function placeholderProblems(english: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const sourcesOf = sourcesIn(english);
  return entries.flatMap((text) => {
    const { file, key } = text;
    const wanted = placeholdersOf(sourcesOf(text));
    const found = placeholdersOf([text]);
    const mayDropCount = spelledOut.includes(splitPlural(key).category ?? '');
    const missing = wanted.filter((name) => !found.includes(name) && !(mayDropCount && name === '{{count}}'));
    const unknown = found.filter((name) => !wanted.includes(name));
    const broken = /[{}]|\$t\(/.test(text.text.replace(placeholder, ''));
    const todos = [
      ...missing.map((name) => `put in ${name}, which English has.`),
      ...unknown.map((name) => `take out ${name}: nothing fills it in.`),
      ...(broken ? ['fix the braces: a placeholder is written {{name}}.'] : []),
    ];
    return todos.map((todo) => ({ file, key, todo }));
  });
}
