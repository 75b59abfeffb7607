import { type Entry, isIn, type Problem, sourcesIn } from './entry.ts';
import { paragraphs } from './prose.ts';

/** Normalizes a number: 1,499.99 and 1.499,99 and 1 499,99 are the same. */
function numberOf(written: string): string {
  const digits = written.replace(/[\u00a0\u202f]/g, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return whole.replace(/[.,]/g, '') + (decimals && `.${decimals}`);
}

/** Numbers of two digits or more, and percentages; smaller ones are words in many languages. */
function numbersOf(text: Entry): string[] {
  const written = paragraphs(text)
    .join('\n')
    .matchAll(/(\d+(?:[.,\u00a0\u202f]\d+)*)([\u00a0\u202f]?%)?/g);
  const numbers = [...written].map(([, number = '', percent]) => numberOf(number) + (percent ? '%' : ''));
  return [...new Set(numbers.filter((number) => number.length > 1))];
}

/** Reports prices, quantities and percentages that English mentions and a language does not. `writtenOut` lists those that it has in words. */
export function factProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  writtenOut: readonly Entry[],
): Problem[] {
  const sourcesOf = sourcesIn(english);
  return entries.flatMap((text) => {
    const { file, key } = text;
    const found = numbersOf(text);
    return sourcesOf(text)
      .flatMap(numbersOf)
      .filter((number) => !found.includes(number) && !isIn(writtenOut, { file, key, text: number }))
      .map((number) => ({ file, key, todo: `mention ${number}, as English does.` }));
  });
}
