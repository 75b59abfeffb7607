// Installs the packed tarball in an empty project, and uses it as an ES module and as CommonJS, on the current Node and on Node 20.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { compileAndRun, createProject, pack, setModuleType } from '../../../../scripts/packed-package.ts';

let folder: string;
let cwd: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-client-install-'));
  cwd = join(folder, 'shop');
  createProject(cwd, 'module');
  // The client depends on the cart, which is not in the registry yet.
  const tarballs = ['cart', 'store-client'].map((name) => pack(name, folder));
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs, '@types/node'], { cwd });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(['module', 'commonjs'] as const)('works in a project of type %s', (type) => {
  setModuleType(cwd, type);
  compileAndRun(join(import.meta.dirname, 'use-client.ts'), cwd);
});
