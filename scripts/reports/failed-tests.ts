// Prints the failed tests in the reports of the last test run, each with the first lines of its error.
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReports } from './read-reports.ts';

/** The number of lines of an error that are shown. The output of the task has the whole error. */
const maxErrorLines = 12;

const testResults = readReports(join(import.meta.dirname, '../..'));

for (const { file, title, errors } of testResults.filter(({ errors }) => errors.length > 0)) {
  const lines = stripVTControlCharacters(errors.join('\n'))
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, maxErrorLines);
  console.log([`✗ ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}
