import { type Problem, sourcesIn, splitPlural, type Text } from './text.ts';

const placeholder = /\{\{\w+\}\}|\{\w+\}/g;

/** Categories that stand for one number or none, so that a word may say it: “one left”. */
const spelledOut = ['zero', 'one', 'two'];

const placeholdersOf = (texts: readonly Text[]) => [
  ...new Set(texts.flatMap(({ text }) => [...(text.match(placeholder) ?? [])])),
];

/** Placeholders that English does not have, or that are missing; `{{count}}` may be left out in zero, one and two. */
export function placeholderProblems(english: readonly Text[], texts: readonly Text[]): Problem[] {
  const sourcesOf = sourcesIn(english);
  return texts.flatMap((text) => {
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
      ...(broken ? ['mend the braces: a placeholder is written {{name}}.'] : []),
    ];
    return todos.map((todo) => ({ file, key, todo }));
  });
}
