import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Paths of the tracked files from the repository's root, without deleted ones. */
export const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** Reads a file by its path from the repository's root. */
export const readTracked = (path: string) => readFileSync(join(root, path), 'utf8');
