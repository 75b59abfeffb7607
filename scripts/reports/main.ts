// `pnpm spec-coverage` reads the reports of the last test run and writes .reports/spec-coverage.md and .reports/reliability.md. It fails if a
// line of docs/spec.md has no passing test, if a test cites a line that is not in docs/spec.md, or if fewer than `minCombinationCount`
// combinations of failure cause and screen are checked.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './read-reports.ts';
import { countCombinations, findFailureChecks, formatReliabilityPage } from './reliability.ts';
import { formatSpecCoveragePage, measureSpecCoverage, parseSpec } from './spec-coverage.ts';

/** The minimum number of combinations of failure cause and screen that the end-to-end tests must check. */
const minCombinationCount = 113;

const root = join(import.meta.dirname, '../..');
const testResults = readReports(root);
const sections = parseSpec(readFileSync(join(root, 'docs/spec.md'), 'utf8'));
const failureChecks = findFailureChecks(testResults);

mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/spec-coverage.md'), formatSpecCoveragePage(sections, testResults));
writeFileSync(join(root, '.reports/reliability.md'), formatReliabilityPage(failureChecks));

const { lineCount, missingIds, unknownIds } = measureSpecCoverage(sections, testResults);
const combinationCount = countCombinations(failureChecks);
console.log(
  `${lineCount - missingIds.length} of ${lineCount} lines of the spec have a passing test (.reports/spec-coverage.md)`,
);
console.log(`${combinationCount} combinations of failure cause and screen are checked (.reports/reliability.md)`);

const problems = [
  ...missingIds.map((id) => `[${id}] has no passing test.`),
  ...unknownIds.map((id) => `A test cites [${id}], which docs/spec.md does not have.`),
  ...(combinationCount < minCombinationCount
    ? [`Fewer than ${minCombinationCount} combinations of failure cause and screen are checked.`]
    : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
