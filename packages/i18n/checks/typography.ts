import type { Entry, Problem } from './entry.ts';
import { readStyle, type Style } from './style.ts';

/** The rules of every language. The rules of one language are in style/<language>.yaml. */
const commonRules: Style['typography'] = [
  { find: /'/, todo: 'replace the straight apostrophe with ’ (U+2019)' },
  { find: /"/, todo: 'replace straight quotation marks with those of the language' },
  { find: /\.\.\./, todo: 'replace three dots with the ellipsis … (U+2026)' },
  { find: / {2}|^\s|\s$/, todo: 'remove the unneeded space' },
  { find: /\s[,.،](?!\d)/, todo: 'remove the space before the comma or full stop' },
  { find: /[([]\s|\s[)\]]/, todo: 'remove the space inside the brackets' },
  { find: / - /, todo: 'write a dash, not a hyphen, between two spaces' },
  {
    find: /\d [%€]|€ \d|\d \d{3}(?!\d)/,
    todo: 'write a no-break space (U+00A0) inside the number or before its unit',
  },
  { find: /\d (?:GB|Go|km)(?!\p{L})/u, todo: 'write a no-break space (U+00A0) before the unit' },
  { find: /\b[LDR]\. \d/, todo: 'write a no-break space (U+00A0) inside the number of the article' },
  { find: /[\u0660-\u0669\u06f0-\u06f9]/, todo: 'write Latin digits' },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule finds these characters.
  { find: /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/, todo: 'remove the invisible character' },
];

const quotationMarkPattern = /[«»„“”‟‹›‚‘]/g;

/** Finds a quotation mark of another language or one without its counterpart. Pairs that end with ’ are ignored: a ’ may be an apostrophe. */
function findQuoteTodo(text: string, quotes: Style['quotes']): string | undefined {
  const openPairs: string[] = [];
  for (const [mark] of text.matchAll(quotationMarkPattern)) {
    const pair = quotes.find((pair) => pair.includes(mark));
    if (!pair) return `write ${quotes[0]}, and ${quotes[1]} inside them, for ${mark}`;
    if (pair.endsWith('’')) continue;
    if (pair.startsWith(mark)) openPairs.push(pair);
    else if (openPairs.pop() !== pair) return `add ${pair[0]} before ${mark}`;
  }
  const unclosed = openPairs.pop();
  return unclosed && `close ${unclosed[0]} with ${unclosed[1]}`;
}

const getExcerptAround = (text: string, index: number) => text.slice(Math.max(0, index - 20), index + 15).trim();

function findTodos(text: string, style: Style): string[] {
  const todos = [...commonRules, ...style.typography].flatMap(({ find, todo }) => {
    const index = text.search(find);
    return index < 0 ? [] : [`${todo}, at “${getExcerptAround(text, index)}”.`];
  });
  const quoteTodo = findQuoteTodo(text, style.quotes);
  if (quoteTodo) todos.push(`${quoteTodo}, in “${getExcerptAround(text, 0)}…”.`);
  if (text.normalize('NFC') !== text) todos.push('write a letter with its accents as one character.');
  return todos;
}

/** Reports characters and spaces that the typography of the language does not allow. Words in another language follow its rules. */
export const findTypographyProblems = (language: string, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    [{ language, text: entry.text }, ...(entry.passages ?? [])].flatMap((passage) =>
      findTodos(passage.text, readStyle(passage.language)).map((todo) => ({ entry, todo })),
    ),
  );
