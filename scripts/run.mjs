// Runs before anything is installed, on whatever Node the machine has (20 or newer): no dependency, no TypeScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const house = fileURLToPath(new URL('..', import.meta.url));

const { packageManager } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'));
const bin = join(house, 'node_modules', '.bin');

/** The environment in which the project's own tools, its Node 24 among them, come before the system's. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, TURBO_TELEMETRY_DISABLED: '1' };

/** Starts a command from the project's root; the caller listens to the child. */
export function start(command, args, options = {}) {
  return spawn(command, args, { cwd: house, env, stdio: 'inherit', shell: process.platform === 'win32', ...options });
}

/** Runs a command to its end and gives its exit code; a command that cannot be started counts as 127. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints the heading of a step, so that a person can follow. */
export function say(text) {
  process.stdout.write(`\n▸ ${text}\n`);
}

/** Installs the workspace as the lock file says; does next to nothing when it is installed already. */
export async function install() {
  say('Installing what is missing');
  const code = await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) {
    console.error('The dependencies could not be installed. Check the connection to the npm registry and try again.');
    process.exit(code);
  }
}
