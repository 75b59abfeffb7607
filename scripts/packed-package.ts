import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Packs a package of the workspace as for publishing, into a folder. Returns the path of the tarball. */
export function pack(name: string, folder: string): string {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(import.meta.dirname, '../packages', name),
    encoding: 'utf8',
  });
  return JSON.parse(output).filename;
}

/** Extracts the files of a tarball into a folder. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder]);
}

type ModuleType = 'module' | 'commonjs';

/** Creates an empty project. */
export function createProject(cwd: string, type: ModuleType) {
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'a-shop', private: true, type }));
}

/** Changes the type of a project, which saves another installation. */
export function setModuleType(cwd: string, type: ModuleType) {
  const file = join(cwd, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), type }));
}

let oldestNodePath: string | undefined;

/** Returns the path of the oldest Node that the packages support. `npx`, which takes a second, runs once. */
function findOldestNode(cwd: string): string {
  oldestNodePath ??= execFileSync('npx', ['--yes', '--prefer-offline', 'node@20', '--print', 'process.execPath'], {
    cwd,
    encoding: 'utf8',
  }).trim();
  return oldestNodePath;
}

/**
 * Compiles a TypeScript file in a project, and runs it with the Node of this process and with the oldest one that the packages support.
 * Throws if the compiler or a program fails.
 */
export function compileAndRun(file: string, cwd: string) {
  const name = basename(file, '.ts');
  cpSync(file, join(cwd, `${name}.ts`));
  const compilerOptions = {
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    outDir: 'out',
    rootDir: '.',
  };
  writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  execFileSync('tsc', { cwd, stdio: 'inherit' });
  for (const node of [process.execPath, findOldestNode(cwd)])
    execFileSync(node, [`out/${name}.js`], { cwd, stdio: 'inherit' });
}
