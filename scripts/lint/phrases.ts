// `pnpm lint:prose`: reports phrases that are not the field's, with what to write instead. Single words are in cspell.config.yaml.
import { matchesGlob } from 'node:path';
import { readTracked, trackedFiles } from '../tracked-files.ts';

/** Regular expressions, in which a space also matches the start of the next line of a comment. */
const phrases: Record<string, string> = {
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

const checked = /\.(conf|css|grit|html|js|lua|mdx?|mjs|py|sql|tsx?|ya?ml)$/;
const exempt = [
  // Site copy
  'packages/i18n/glossary.md',
  'packages/i18n/src/{content,messages}/**',
  'packages/ui/src/fixtures/**',
  // The specification
  'docs/spec.md',
  // These lists
  'scripts/lint/phrases.ts',
];

const rules = Object.entries(phrases).map(
  ([phrase, instead]) => [new RegExp(`\\b(?:${phrase.replaceAll(' ', '[\\s/*#-]+')})\\b`, 'gi'), instead] as const,
);

const problems = trackedFiles
  .filter((path) => checked.test(path) && !exempt.some((glob) => matchesGlob(path, glob)))
  .flatMap((path) => {
    const text = readTracked(path);
    return rules.flatMap(([rule, instead]) =>
      [...text.matchAll(rule)].map(({ 0: match, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} - “${match.replace(/[\s/*#-]+/g, ' ')}” is not a term of the field. Write: ${instead}`;
      }),
    );
  });

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
