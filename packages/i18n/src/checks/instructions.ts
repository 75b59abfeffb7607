import { createSourceFinder, type Entry, isHtml, type Problem } from './entry.ts';

/** Matches an instruction to the visitor, such as “please try again”. A language without a pattern is not checked. */
const instructionPatterns: Readonly<Record<string, RegExp>> = {
  es: /\b(?:elija|escriba|inténtelo|vuelva)\b/iu,
  pt: /\b(?:escolha|indique|tente)\b/iu,
  fr: /(?:veuillez|réessayez|choisissez)/i,
  de: /\bbitte\b/i,
  ar: /يُرجى/,
};

/** Reports messages that do not say what to do next although English does, as in “Please try again later”. */
export function findInstructionProblems(
  language: string,
  english: readonly Entry[],
  entries: readonly Entry[],
): Problem[] {
  const pattern = instructionPatterns[language];
  if (!pattern) return [];
  const findSources = createSourceFinder(english);
  return entries
    .filter(
      (entry) =>
        !isHtml(entry) && !pattern.test(entry.text) && findSources(entry).some(({ text }) => /\bplease\b/i.test(text)),
    )
    .map(({ file, key }) => ({ file, key, todo: 'say what the visitor can do next, as English does with “please”.' }));
}
