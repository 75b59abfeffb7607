import { createSourceFinder, type Entry, type Problem } from './entry.ts';

/** Reports messages that do not say what to do next although English does, as in “Please try again later”. `instruction` matches an instruction. */
export function findInstructionProblems(
  instruction: RegExp | undefined,
  english: readonly Entry[],
  entries: readonly Entry[],
): Problem[] {
  if (!instruction) return [];
  const findSources = createSourceFinder(english);
  return entries
    .filter(
      (entry) =>
        !entry.isBlock &&
        !instruction.test(entry.text) &&
        findSources(entry).some(({ text }) => /\bplease\b/i.test(text)),
    )
    .map((entry) => ({ entry, todo: 'say what the visitor can do next, as English does with “please”.' }));
}
