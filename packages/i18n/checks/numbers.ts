import { createSourceFinder, type Entry, type Problem } from './entry.ts';

/** Normalizes a formatted number: 1,499.99 and 1.499,99 and 1 499,99 become 1499.99. */
function normalizeNumber(formatted: string): string {
  const digits = formatted.replace(/[\u00a0\u202f]/g, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return whole.replace(/[.,]/g, '') + (decimals && `.${decimals}`);
}

/** Finds percentages, and numbers of two or more digits. Numbers of one digit are words in many translations. */
function findNumbers({ text }: Entry): string[] {
  const matches = text.matchAll(/(\d+(?:[.,\u00a0\u202f]\d+)*)([\u00a0\u202f]?%)?/g);
  const numbers = [...matches].map(([, number = '', percent]) => normalizeNumber(number) + (percent ? '%' : ''));
  return [...new Set(numbers.filter((number) => number.length > 1))];
}

/**
 * Reports prices, quantities and percentages that the English text has and the translation lacks. Numbers that the translation writes in
 * words must be listed in `numbersInWords`.
 */
export function findNumberProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  numbersInWords: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  const findSources = createSourceFinder(english);
  return entries.flatMap((entry) => {
    const found = findNumbers(entry);
    return findSources(entry)
      .flatMap(findNumbers)
      .filter((number) => !found.includes(number) && !numbersInWords[entry.file]?.includes(number))
      .map((number) => ({ entry, todo: `mention ${number}, as English does.` }));
  });
}
