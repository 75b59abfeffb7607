import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const documents = trackedFiles.filter((path) => path.endsWith('.md'));
const manifests = trackedFiles
  .filter((path) => posix.basename(path) === 'package.json')
  .map((path) => JSON.parse(readTracked(path)));

/** Matches the shell code blocks and the code spans of a document. */
const snippetPattern = /```(?:sh|bash)\n([\s\S]*?)```|`([^`\n]+)`/g;
/** Matches an npm or pnpm command, with the package of a `--filter` option. */
const commandPattern = /(?:^|&& |npx )p?npm (?:run )?(?:(?:--filter|-F) (\S+) )?([a-z][\w:-]*)/gm;
const packageManagerCommands = ['install', 'add', 'exec', 'licenses', 'publish'];

/** Whether a command of pnpm, a script of the package, or a tool of the root package has this name. */
function isKnownCommand(command: string, packageName = 'vitrine'): boolean {
  const manifest = manifests.find(({ name }) => name === packageName);
  const isTool = packageName === 'vitrine' && existsSync(join(root, 'node_modules/.bin', command));
  return packageManagerCommands.includes(command) || command in (manifest?.scripts ?? {}) || isTool;
}

it.each(documents)('finds no unknown pnpm or npm command in %s', (document) => {
  const snippets = [...readTracked(document).matchAll(snippetPattern)].map(([, block, span]) => block ?? span ?? '');
  const commands = snippets.flatMap((snippet) => [...snippet.matchAll(commandPattern)]);
  const unknownCommands = commands.filter(([, packageName, command = '']) => !isKnownCommand(command, packageName));
  expect(unknownCommands.map(([text]) => text.trim())).toEqual([]);
});
