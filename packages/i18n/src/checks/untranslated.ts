import { type Entry, isIn, type Problem, sourcesIn } from './entry.ts';
import { paragraphs } from './prose.ts';

/** Placeholders, the seller's data and the brand are not words of a language. */
const wordless = /\{\{\w+\}\}|\[[^\]]*\]|\bVitrine\b/g;

const hasWords = (words: string) => /\p{L}{2}/u.test(words.replace(wordless, ''));

/** Reports strings or paragraphs that equal English, and listed exceptions that no longer do. */
export function untranslatedProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  intended: readonly Entry[],
): Problem[] {
  const sourcesOf = sourcesIn(english);
  const equal = entries.flatMap((text) => {
    const known = new Set(sourcesOf(text).flatMap(paragraphs));
    const same = paragraphs(text).filter((words) => known.has(words) && hasWords(words));
    return same.map((words) => ({ ...text, text: words }));
  });
  const left = equal.filter((text) => !isIn(intended, text));
  const stale = intended.filter((text) => !isIn(equal, text));
  return [
    ...left.map(({ file, key, text }) => ({
      file,
      key,
      todo: `translate “${text.slice(0, 60)}”, or list it in checks/intended.ts.`,
    })),
    ...stale.map(({ file, key, text }) => ({
      file,
      key,
      todo: `take “${text}” off the list in checks/intended.ts: it does not equal English any more.`,
    })),
  ];
}
