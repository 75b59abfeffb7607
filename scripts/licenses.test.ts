import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './tracked-files.ts';

/** Licenses that require no more than their notice. Before you add another one, check its terms. */
const allowed = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

it('allows the license of every dependency that is shipped to visitors or installed with the packages', () => {
  const listed = execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const byLicense: Record<string, { name: string }[]> = JSON.parse(listed);
  expect(Object.keys(byLicense)).toContain('MIT');
  const refused = Object.entries(byLicense).filter(([license]) => !allowed.includes(license));
  expect(refused.flatMap(([license, packages]) => packages.map(({ name }) => `${name}: ${license}`))).toEqual([]);
});
