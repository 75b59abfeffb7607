// This module runs on the system's Node (20 or newer) before dependencies are installed. So it has no dependencies and is not TypeScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bin = join(root, 'node_modules', '.bin');

/** The environment with `node_modules/.bin` first on the PATH. Commands then use the repository's tools, including Node 24. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, TURBO_TELEMETRY_DISABLED: '1' };

/** Spawns a command in the repository's root. */
export function spawnCommand(command, args, options = {}) {
  return spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32', ...options });
}

/** Runs a command and resolves to its exit code, to 127 if it cannot be started, or to 1 if a signal ended it. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawnCommand(command, args, options);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export function printStep(text) {
  process.stdout.write(`\n▸ ${text}\n`);
}

/** Installs the dependencies from the lock file. Exits if this fails. */
export async function install() {
  printStep('Installing dependencies');
  const code = await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) {
    console.error(
      'The dependencies could not be installed. If the lock file is outdated, run `npx pnpm install`. Otherwise check the connection to the npm registry and try again.',
    );
    process.exit(code);
  }
}
