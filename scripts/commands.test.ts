import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const documents = trackedFiles.filter((path) => path.endsWith('.md'));
const manifests = trackedFiles
  .filter((path) => posix.basename(path) === 'package.json')
  .map((path) => JSON.parse(readTracked(path)));

const code = /```(?:sh|bash)\n([\s\S]*?)```|`([^`\n]+)`/g;
const command = /(?:^|&& |npx )p?npm (?:run )?(?:(?:--filter|-F) (\S+) )?([a-z][\w:-]*)/gm;
const ofPackageManager = ['install', 'add', 'exec', 'publish'];

function isCommand(owner: string | undefined, script: string): boolean {
  const manifest = manifests.find(({ name }) => name === (owner ?? 'vitrine'));
  const isTool = !owner && existsSync(join(root, 'node_modules/.bin', script));
  return ofPackageManager.includes(script) || script in (manifest?.scripts ?? {}) || isTool;
}

it.each(documents)('names only pnpm and npm commands that exist: %s', (document) => {
  const texts = [...readTracked(document).matchAll(code)].map(([, block, span]) => block ?? span ?? '');
  const commands = texts.flatMap((text) => [...text.matchAll(command)]);
  expect(commands.filter(([, owner, script = '']) => !isCommand(owner, script)).map(([text]) => text.trim())).toEqual(
    [],
  );
});
