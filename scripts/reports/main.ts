// `pnpm spec-coverage` reads the reports of the last test run and writes .reports/spec-coverage.md. It fails if a line of docs/spec.md has no
// passing test, or if a tag of a test is not the id of a line.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './read-reports.ts';
import { formatSpecCoveragePage, measureSpecCoverage, parseSpec } from './spec-coverage.ts';

const root = join(import.meta.dirname, '../..');
const testResults = readReports(root);
const sections = parseSpec(readFileSync(join(root, 'docs/spec.md'), 'utf8'));

mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/spec-coverage.md'), formatSpecCoveragePage(sections, testResults));

const { lineCount, missingIds, unknownIds } = measureSpecCoverage(sections, testResults);
console.log(
  `${lineCount - missingIds.length} of ${lineCount} lines of the spec have a passing test (.reports/spec-coverage.md)`,
);

const problems = [
  ...missingIds.map((id) => `${id} has no passing test.`),
  ...unknownIds.map((id) => `A test is tagged ${id}, which docs/spec.md does not have.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
