import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house, readTracked, trackedFiles } from './tracked-files.ts';

/** Licences that ask for no more than their own notice. Another one is a decision for a person, not for an update. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];

const workspace = readTracked('pnpm-workspace.yaml');
const lockFile = readTracked('pnpm-lock.yaml');

const section = (text: string, name: string) => text.split(`\n${name}:\n`)[1]?.split(/\n(?=\S)/)[0] ?? '';

const allowedBuilds = () =>
  [...section(workspace, 'allowBuilds').matchAll(/^ +(\S+): true$/gm)].map(([, name]) => name);

/** The names of the installed packages that want to run something while they are installed. */
function withInstallScript(): string[] {
  const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: house });
  const wanting = manifests.filter((path) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(house, path), 'utf8'));
    const compiles = existsSync(join(house, dirname(path), 'binding.gyp'));
    return compiles || ['preinstall', 'install', 'postinstall'].some((stage) => stage in scripts);
  });
  return [...new Set(wanting.map((path) => dirname(path).replace(/^.*node_modules\//, '')))];
}

describe('a dependency', () => {
  it('that reaches a visitor or a user of the packages has a licence of the list', () => {
    const listed = execFileSync(join(house, 'node_modules/.bin/pnpm'), ['licenses', 'list', '--prod', '--json'], {
      cwd: house,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const byLicence: Record<string, { name: string }[]> = JSON.parse(listed);
    const refused = Object.entries(byLicence).filter(([licence]) => !allowedLicences.includes(licence));
    expect(Object.keys(byLicence)).toContain('MIT');
    expect(refused.flatMap(([licence, packages]) => packages.map(({ name }) => `${name}: ${licence}`))).toEqual([]);
  });

  it('is locked to its contents by a hash, and comes from nowhere but the registry', () => {
    const entries = section(lockFile, 'packages')
      .split(/\n(?= {2}\S)/)
      .filter((entry) => entry.trim() !== '');
    const locked = /^ {2}\S+:\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}(?:\n|$)/;
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !locked.test(entry.replace(/^\n+/, '')))).toEqual([]);
  });

  it('is named by its version, not by an address', () => {
    const specifiers = [...lockFile.matchAll(/^ +specifier: '?([^'\n]+)/gm)].map(([, specifier = '']) => specifier);
    expect(specifiers.length).toBeGreaterThan(50);
    expect(specifiers.filter((specifier) => /^(?!npm:|workspace:|catalog:)\S*[:/]/.test(specifier))).toEqual([]);
  });

  it('is asked of the registry that the machine is set to: the repository names none', () => {
    expect(trackedFiles.filter((path) => /(^|\/)\.(npmrc|yarnrc|yarnrc\.yml)$/.test(path))).toEqual([]);
    expect(workspace).not.toMatch(/^\S*registr/im);
  });

  it('runs nothing while it is installed, but for those that are named', () => {
    const wanting = withInstallScript();
    expect(wanting).toContain('esbuild');
    expect(wanting.filter((name) => !allowedBuilds().includes(name))).toEqual([]);
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds: false/);
  });

  it('that may run something is named in the security page with its reason', () => {
    const rows = [...readTracked('docs/security.md').matchAll(/^\| `([^`]+)` \| runs/gm)].map(([, name]) => name);
    expect(allowedBuilds().sort()).toEqual(rows.sort());
  });
});
