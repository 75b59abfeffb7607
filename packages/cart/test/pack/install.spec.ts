// Installs the packed tarball in empty projects, with npm and with pnpm, and imports every entry from TypeScript, as ES modules and as CommonJS,
// on the current Node and on Node 20.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileAndRun, createProject, pack } from '../../../../scripts/packed-package.ts';

let folder: string;
let tarball: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cart-install-'));
  tarball = pack('cart', folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  {
    type: 'module' as const,
    react: '19',
    frameworks: ['vue@3', 'svelte@5', 'solid-js@1'],
    packageManager: 'npm',
    options: ['--no-audit', '--no-fund'],
  },
  // The oldest versions that the package supports.
  {
    type: 'commonjs' as const,
    react: '18.0.0',
    frameworks: ['vue@3.2.0', 'svelte@5.7.0', 'solid-js@1.6.0'],
    packageManager: 'pnpm',
    options: [],
  },
])(
  'installed with $packageManager in a project of type $type',
  ({ type, react, frameworks, packageManager, options }) => {
    let cwd: string;

    const install = (...packages: string[]) =>
      execFileSync(packageManager, ['install', '--prefer-offline', '--loglevel=error', ...options, ...packages], {
        cwd,
      });

    beforeAll(() => {
      cwd = join(folder, type);
      createProject(cwd, type);
      install(tarball);
    });

    const run = (name: string) => compileAndRun(join(import.meta.dirname, `${name}.ts`), cwd);

    it('installs no dependency', () => {
      expect(readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@vitrine']);
    });

    it('contains the files that its README links to', () => {
      const installed = join(cwd, 'node_modules/@vitrine/cart');
      const readme = readFileSync(join(installed, 'README.md'), 'utf8');
      const paths = [...readme.matchAll(/unpkg\.com\/browse\/@vitrine\/cart\/([^)]+)/g)].map(([, path = '']) => path);
      expect(paths.length).toBeGreaterThan(3);
      expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
    });

    it('works without a framework', () => {
      install('@types/node');
      run('use-core');
    });

    it(`works with React ${react}`, () => {
      install(
        ...['react', 'react-dom'].map((name) => `${name}@${react}`),
        ...['@types/react', '@types/react-dom'].map((name) => `${name}@${Number.parseInt(react, 10)}`),
        'happy-dom',
      );
      run('use-react');
    });

    it(`works with ${frameworks.join(', ')}`, () => {
      install(...frameworks);
      run('use-bindings');
    });
  },
);
