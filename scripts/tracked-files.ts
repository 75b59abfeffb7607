import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, with a slash at its end. */
export const house = fileURLToPath(new URL('..', import.meta.url));

/** The paths of the files that a clone would hold, from the project's root; those that are deleted but not yet committed are left out. */
export const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: house, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(house, path)));

/** The text of a file, by its path from the project's root. */
export const readTracked = (path: string) => readFileSync(join(house, path), 'utf8');
