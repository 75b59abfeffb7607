// Part of `pnpm lint:prose`: reports phrases that are not technical terms, and suggests replacements. For single words, see
// `flagWords` in cspell.config.yaml.
import { matchesGlob } from 'node:path';
import { readTracked, trackedFiles } from '../tracked-files.ts';

/** Regular expressions with their replacements. A space also matches a line break in a comment. */
const replacements: Record<string, string> = {
  'as it stands': 'unchanged, without edits',
  'at the door': 'pending connections',
  '(every(body|one)|any(body|one)|those|all) who': 'visitors who, clients that, …',
  '(faulty|silent|untrue) stores?': 'failing store, store unreachable, invalid responses',
  '(hang|hangs|hung) up': 'aborts the request',
  '(hear|hears|heard) of': 'is notified of, receives',
  'in turns?': 'one after the other, alternately; with the lock',
  '(leave|leaves|leaving|left) out': 'skip, ignore, omit',
  'none (that|of them)': 'nothing, no …',
  'of which': 'whose, or two sentences',
  'once more': 'again',
  '(say|says|said) no': 'rejects, returns false',
  '(tell|tells|told) of': 'notifies of, reports',
  'turns? of the (event )?loop': 'event-loop tick, task',
  whatever: 'regardless of, any',
  'who asks?': 'client',
};

const checkedExtensions = /\.(conf|css|grit|html|js|lua|mdx?|mjs|py|sql|tsx?|ya?ml)$/;
const ignoredFiles = [
  // Site copy
  'packages/i18n/{content,style}/**',
  'packages/ui/src/fixtures/**',
  // The specification
  'docs/spec.md',
  // The phrases themselves
  'scripts/lint/phrases.ts',
];

const rules = Object.entries(replacements).map(
  ([phrase, replacement]) =>
    [new RegExp(`\\b(?:${phrase.replaceAll(' ', '[\\s/*#-]+')})\\b`, 'gi'), replacement] as const,
);

const problems = trackedFiles
  .filter((path) => checkedExtensions.test(path) && !ignoredFiles.some((glob) => matchesGlob(path, glob)))
  .flatMap((path) => {
    const text = readTracked(path);
    return rules.flatMap(([pattern, replacement]) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} - “${match.replace(/[\s/*#-]+/g, ' ')}” is not a technical term. Write: ${replacement}`;
      }),
    );
  });

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
