import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Paths of the files that git tracks, relative to the root. Files that are deleted, but whose deletion is not staged, are excluded. */
export const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** Reads a tracked file. `path` is relative to the root. */
export const readTracked = (path: string) => readFileSync(join(root, path), 'utf8');
