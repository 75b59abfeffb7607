import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { house, trackedFiles } from './tracked-files.ts';

/** The root's configuration and those of the rooms that have one of their own, with the rules that they are made of. */
const configuration = trackedFiles.filter((path) => /(^|\/)biome\.json$|\.grit$/.test(path));

/**
 * Writes files (text by path) into an empty copy of the house that holds nothing but the linter's configuration, nested ones
 * included, and gives the paths in which the linter finds an offence against one rule.
 */
export async function offendersAgainst(rule: string, files: Readonly<Record<string, string>>): Promise<Set<string>> {
  const room = await mkdtemp(join(tmpdir(), 'vitrine-lint-'));
  try {
    for (const path of configuration) await cp(join(house, path), join(room, path));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(room, path)), { recursive: true });
      await writeFile(join(room, path), text);
    }
    const lint = ['lint', '--vcs-enabled=false', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout } = await promisify(execFile)(join(house, 'node_modules/.bin/biome'), lint, { cwd: room }).catch(
      (failed) => failed,
    );
    const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    return new Set(report.diagnostics.map((found) => found.location.path));
  } finally {
    await rm(room, { recursive: true });
  }
}
