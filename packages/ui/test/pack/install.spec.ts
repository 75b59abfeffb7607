// Installs the packed tarball in empty projects, and renders components as ES modules and as CommonJS, on the current Node and on Node 20.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { compileAndRun, createProject, pack } from '../../../../scripts/packed-package.ts';

let folder: string;
let tarball: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ui-install-'));
  tarball = pack('ui', folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(['module', 'commonjs'] as const)('renders on the server in a project of type %s', (type) => {
  const cwd = join(folder, type);
  createProject(cwd, type);
  const types = ['@types/node', '@types/react', '@types/react-dom'];
  execFileSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball, 'react', 'react-dom', ...types],
    {
      cwd,
    },
  );
  compileAndRun(join(import.meta.dirname, 'use-kit.ts'), cwd);
});
