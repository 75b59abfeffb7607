import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './tracked-files.ts';

/** Permissive licenses, which do not require you to publish your code. Before you add another one, check its terms. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];

it('finds only allowed licenses in the production dependencies', () => {
  const output = execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const packagesByLicense: Record<string, { name: string }[]> = JSON.parse(output);
  expect(Object.keys(packagesByLicense)).toContain('MIT');
  const forbiddenEntries = Object.entries(packagesByLicense).filter(([license]) => !allowedLicenses.includes(license));
  expect(forbiddenEntries.flatMap(([license, packages]) => packages.map(({ name }) => `${name}: ${license}`))).toEqual(
    [],
  );
});
