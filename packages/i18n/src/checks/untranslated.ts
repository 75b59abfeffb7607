import { createSourceFinder, type Entry, includesEntry, type Problem } from './entry.ts';
import { splitParagraphs } from './split-text.ts';

/** Parts of a string that do not count as words: placeholders of i18next, text in square brackets (placeholders for the seller's details) and the brand. */
const untranslatedPartPattern = /\{\{\w+\}\}|\[[^\]]*\]|\bVitrine\b/g;

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(untranslatedPartPattern, ''));

/** Reports paragraphs that are the same as in English, and exceptions that are no longer needed. */
export function findUntranslatedProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  exceptions: readonly Entry[],
): Problem[] {
  const findSources = createSourceFinder(english);
  const sameAsEnglish = entries.flatMap((entry) => {
    const englishParagraphs = new Set(findSources(entry).flatMap(splitParagraphs));
    const same = splitParagraphs(entry).filter((paragraph) => englishParagraphs.has(paragraph) && hasWords(paragraph));
    return same.map((paragraph) => ({ ...entry, text: paragraph }));
  });
  const untranslated = sameAsEnglish.filter((entry) => !includesEntry(exceptions, entry));
  const unusedExceptions = exceptions.filter((exception) => !includesEntry(sameAsEnglish, exception));
  return [
    ...untranslated.map(({ file, key, text }) => ({
      file,
      key,
      todo: `translate “${text.slice(0, 60)}”, or list it in checks/exceptions.ts.`,
    })),
    ...unusedExceptions.map(({ file, key, text }) => ({
      file,
      key,
      todo: `remove “${text}” from checks/exceptions.ts: it is no longer the same as in English.`,
    })),
  ];
}
