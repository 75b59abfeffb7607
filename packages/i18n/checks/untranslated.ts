import { createSourceFinder, type Entry, type Problem } from './entry.ts';

/** Parts of a text that do not count as words: placeholders, text in square brackets (placeholders for the seller's details) and the brand. */
const untranslatedPartPattern = /\{\{\w+\}\}|\[[^\]]*\]|\bVitrine\b/g;

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(untranslatedPartPattern, ''));

/** Reports texts that are the same as in English, and exceptions that are no longer needed. */
export function findUntranslatedProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  { names, sameAsEnglish }: { names: readonly string[]; sameAsEnglish: readonly string[] },
): Problem[] {
  const findSources = createSourceFinder(english);
  const same = entries.filter(
    (entry) => hasWords(entry.text) && findSources(entry).some(({ text }) => text === entry.text),
  );
  const untranslated = same.filter(({ text }) => !names.includes(text) && !sameAsEnglish.includes(text));
  const unused = sameAsEnglish.filter((exception) => !same.some(({ text }) => text === exception));
  return [
    ...untranslated.map((entry) => ({
      entry,
      todo: `translate “${entry.text.slice(0, 60)}”, or add it to sameAsEnglish in the style of the language.`,
    })),
    ...unused.map((text) => ({
      entry: { file: 'style', key: 'sameAsEnglish', line: 1 },
      todo: `remove “${text}”: it is no longer the same as in English.`,
    })),
  ];
}
