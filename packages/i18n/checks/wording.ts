import type { Entry, Problem } from './entry.ts';
import type { Style } from './style.ts';

const isLegal = (file: string) => file === 'legal' || file === 'seller' || file.startsWith('legal/');

/** Reports wording that the style of the language replaces. */
export const findWordingProblems = ({ wording }: Pick<Style, 'wording'>, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    wording
      .filter(({ find, exceptIn }) => !(exceptIn && isLegal(entry.file)) && find.test(entry.text))
      .map(({ find, todo }) => ({ entry, todo: `${todo} (found: “${find.exec(entry.text)?.[0]}”).` })),
  );
