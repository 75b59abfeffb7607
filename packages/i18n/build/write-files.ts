import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Text files by path within a folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * Writes files, and removes other files that match the pattern. Unchanged files are not written, so that a development server reloads only what changed, and so
 * that several processes can generate the same files at the same time.
 */
export async function writeFiles(folder: string, files: Files, pattern: string): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for await (const path of glob(pattern, { cwd: folder })) {
    if (!files.has(path)) await rm(join(folder, path), { force: true });
  }
}

/** Returns the source of a module with a default export and named exports. */
export function createModule(value: unknown, named: Readonly<Record<string, unknown>> = {}): string {
  const exports = Object.entries(named).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `export default ${JSON.stringify(value)};\n${exports.join('')}`;
}
