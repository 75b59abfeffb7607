import { escapeCell } from './markdown.ts';
import type { TestResult } from './read-reports.ts';

/** A step of an end-to-end test: while something fails, the visitor sees a certain result on a screen. */
export interface FailureCheck {
  /** What fails, such as `offline`. */
  cause: string;
  screen: string;
  visibleResult: string;
  /** Path of the test from the repository's root. */
  file: string;
}

/** The title of a step that is a failure check: `offline › shop: filters still work`. */
const failureCheckPattern = /^(.+?) › (.+?): (.+)$/;

/** Finds the failure checks in the steps of passed tests. */
export const findFailureChecks = (results: readonly TestResult[]): FailureCheck[] =>
  results
    .filter(({ hasPassed }) => hasPassed)
    .flatMap(({ file, steps }) =>
      steps
        .map((step) => failureCheckPattern.exec(step))
        .filter((match) => match !== null)
        .map(([, cause = '', screen = '', visibleResult = '']) => ({ cause, screen, visibleResult, file })),
    );

/** Counts the distinct combinations of failure cause and screen. */
export const countCombinations = (checks: readonly FailureCheck[]) =>
  new Set(checks.map(({ cause, screen }) => `${cause} › ${screen}`)).size;

/** Returns a Markdown page with a table per cause: the result that the visitor sees on each screen. */
export function formatReliabilityPage(checks: readonly FailureCheck[]): string {
  const formatRow = ({ screen, visibleResult, file }: FailureCheck) =>
    `| ${escapeCell(screen)} | ${escapeCell(visibleResult)} | [${file.split('/').at(-1)}](../${file}) |`;
  return [
    '# Reliability',
    '',
    `${countCombinations(checks)} combinations of failure cause and screen.`,
    ...[...Map.groupBy(checks, ({ cause }) => cause)].flatMap(([cause, checksOfCause]) => [
      '',
      `## ${cause.replace(/^./, (letter) => letter.toUpperCase())}`,
      '',
      '| screen | what the visitor sees | test |',
      '| --- | --- | --- |',
      ...new Set(checksOfCause.map(formatRow)),
    ]),
    '',
  ].join('\n');
}
