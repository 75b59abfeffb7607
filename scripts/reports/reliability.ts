import { cell } from './markdown.ts';
import type { TestResult } from './read-reports.ts';

/** A cause of failure, the screen on which it was tested, and what the visitor sees. */
export interface Fault {
  cause: string;
  screen: string;
  seen: string;
  /** Path of the test from the repository's root. */
  file: string;
}

/** The title of a step that checks a fault: `offline › shop: filters still work`. */
const stepTitle = /^(.+?) › (.+?): (.+)$/;

/** The faults that passing end-to-end tests checked, in the order of the report. */
export const faultsIn = (results: readonly TestResult[]): Fault[] =>
  results
    .filter(({ passed }) => passed)
    .flatMap(({ file, steps }) =>
      steps
        .map((step) => stepTitle.exec(step))
        .filter((match) => match !== null)
        .map(([, cause = '', screen = '', seen = '']) => ({ cause, screen, seen, file })),
    );

/** The number of checked pairs of a cause and a screen. */
export const countPairs = (faults: readonly Fault[]) =>
  new Set(faults.map(({ cause, screen }) => `${cause} › ${screen}`)).size;

/** A Markdown table per cause of what the visitor sees on each screen. */
export function reliabilityPage(faults: readonly Fault[]): string {
  const row = ({ screen, seen, file }: Fault) =>
    `| ${cell(screen)} | ${cell(seen)} | [${file.split('/').at(-1)}](../${file}) |`;
  return [
    '# Reliability',
    '',
    `${countPairs(faults)} pairs of a cause and a screen.`,
    ...[...Map.groupBy(faults, ({ cause }) => cause)].flatMap(([cause, ofCause]) => [
      '',
      `## ${cause.replace(/^./, (letter) => letter.toUpperCase())}`,
      '',
      '| screen | what the visitor sees | test |',
      '| --- | --- | --- |',
      ...new Set(ofCause.map(row)),
    ]),
    '',
  ].join('\n');
}
