import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const documents = trackedFiles.filter((path) => path.endsWith('.md'));
const manifests = trackedFiles
  .filter((path) => posix.basename(path) === 'package.json')
  .map((path) => JSON.parse(readTracked(path)));

const codePattern = /```(?:sh|bash)\n([\s\S]*?)```|`([^`\n]+)`/g;
const commandPattern = /(?:^|&& |npx )p?npm (?:run )?(?:(?:--filter|-F) (\S+) )?([a-z][\w:-]*)/gm;
const packageManagerCommands = ['install', 'add', 'exec', 'publish'];

function isCommand(command: string, packageName = 'vitrine'): boolean {
  const manifest = manifests.find(({ name }) => name === packageName);
  const isTool = packageName === 'vitrine' && existsSync(join(root, 'node_modules/.bin', command));
  return packageManagerCommands.includes(command) || command in (manifest?.scripts ?? {}) || isTool;
}

it.each(documents)('finds no unknown pnpm or npm command in %s', (document) => {
  const codes = [...readTracked(document).matchAll(codePattern)].map(([, block, inline]) => block ?? inline ?? '');
  const commands = codes.flatMap((code) => [...code.matchAll(commandPattern)]);
  const unknown = commands.filter(([, packageName, command = '']) => !isCommand(command, packageName));
  expect(unknown.map(([text]) => text.trim())).toEqual([]);
});
