// Installs the packed tarball in an empty project, and renders components as ES modules and as CommonJS, on the current Node and on Node 20.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { compileAndRun, createProject, pack, setModuleType } from '../../../../scripts/packed-package.ts';

let folder: string;
let cwd: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ui-install-'));
  cwd = join(folder, 'shop');
  createProject(cwd, 'module');
  const types = ['@types/node', '@types/react', '@types/react-dom'];
  const packages = [pack('ui', folder), 'react', 'react-dom', ...types];
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], { cwd });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(['module', 'commonjs'] as const)('renders on the server in a project of type %s', (type) => {
  setModuleType(cwd, type);
  compileAndRun(join(import.meta.dirname, 'use-kit.ts'), cwd);
});
