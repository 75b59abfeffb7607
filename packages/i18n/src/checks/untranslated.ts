import { paragraphs } from './prose.ts';
import { isIn, type Problem, sourcesIn, type Text } from './text.ts';

/** Placeholders, the seller's data and our name say nothing in any language. */
const wordless = /\{\{\w+\}\}|\[[^\]]*\]|\bVitrine\b/g;

const saysSomething = (words: string) => /\p{L}{2}/u.test(words.replace(wordless, ''));

/** Texts, or paragraphs of a text, that are English still; and intended ones that are so no more. */
export function untranslatedProblems(
  english: readonly Text[],
  texts: readonly Text[],
  intended: readonly Text[],
): Problem[] {
  const sourcesOf = sourcesIn(english);
  const equal = texts.flatMap((text) => {
    const known = new Set(sourcesOf(text).flatMap(paragraphs));
    const same = paragraphs(text).filter((words) => known.has(words) && saysSomething(words));
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
