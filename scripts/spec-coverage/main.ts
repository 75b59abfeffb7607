// pnpm spec-coverage: reads the reports of the last npm test, writes docs/spec-coverage.md, and fails when a line has no proof.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { house } from '../tracked-files.ts';
import { coverage, coveragePage, type Section } from './coverage.ts';
import { playwrightProofs, vitestProofs } from './proofs.ts';

const shorten = (path: string) => relative(house, path).split(sep).join('/');

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readReport(name: string) {
  try {
    return await readJson(join(house, 'node_modules/.cache/reports', `${name}.json`));
  } catch {
    console.error(`The report of the ${name} is missing or cannot be read. Run npm test first.`);
    process.exit(1);
  }
}

const sections: Section[] = await readJson(join(import.meta.dirname, 'lines.json'));
const proofs = [
  ...vitestProofs(await readReport('units'), shorten),
  ...vitestProofs(await readReport('stories'), shorten),
  ...playwrightProofs(await readReport('journeys'), shorten),
];
await writeFile(join(house, 'docs/spec-coverage.md'), coveragePage(sections, proofs));

const { missing, unknown } = coverage(sections, proofs);
for (const id of missing) console.error(`No passing test proves [${id}].`);
for (const id of unknown) console.error(`A test names [${id}], which the spec does not have.`);
if (missing.length + unknown.length > 0) process.exit(1);
console.log('Every line of the spec is proved: docs/spec-coverage.md says by which tests.');
