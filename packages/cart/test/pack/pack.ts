import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Packs the package as for publishing, into a folder. Returns the path of the tarball. */
export function pack(folder: string): string {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output).filename;
}

/** Extracts the files of a tarball into a folder. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder]);
}
