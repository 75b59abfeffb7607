/** A cause and a screen on which it was met, with what the visitor sees there. */
export interface Pair {
  cause: string;
  screen: string;
  seen: string;
  /** Path of the journey, from the project's root. */
  file: string;
}

/** The first argument of `sees`: a title written out, and not put together, so that it can be found here. */
const title = /\bsees\(\s*'([^'\n]+?) › ([^'\n]+?): ([^'\n]+)'/g;

/** The pairs that the source of a journey names. */
export const pairsIn = (source: string, file: string): Pair[] =>
  [...source.matchAll(title)].map(([, cause = '', screen = '', seen = '']) => ({ cause, screen, seen, file }));

const nameOf = ({ cause, screen }: Pair) => `${cause} › ${screen}`;

/** The names of the pairs, each once however often it is looked at. */
export const distinct = (pairs: readonly Pair[]): string[] => [...new Set(pairs.map(nameOf))];

/** The page for people to read: what goes wrong, where, and what is seen then. */
export function reliabilityPage(pairs: readonly Pair[]): string {
  const causes = Map.groupBy(pairs, ({ cause }) => cause);
  const row = ({ screen, seen, file }: Pair) =>
    `| ${screen} | ${cell(seen)} | [${file.split('/').at(-1)}](../${file}) |`;
  return [
    '# What goes wrong, and what is seen then',
    '',
    'Written by `pnpm reliability` from the titles of the journeys in `apps/web/e2e/faults`, which `npm test` walks in a real browser. At each of',
    'these places a journey looks at what the visitor sees, and then at what the browser has kept of the cart.',
    '',
    `${distinct(pairs).length} pairs of a cause and a screen.`,
    ...[...causes].flatMap(([cause, met]) => [
      '',
      `## ${cause.replace(/^./, (letter) => letter.toUpperCase())}`,
      '',
      '| screen | what is seen | walked by |',
      '| --- | --- | --- |',
      ...met.map(row),
    ]),
    '',
  ].join('\n');
}

/** Text that stays in its cell and is read as it stands. */
const cell = (text: string) => text.replace(/[\\|<>*_[\]{}]/g, '\\$&');
