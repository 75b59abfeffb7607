import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house, readTracked, trackedFiles } from './tracked-files.ts';

const documents = trackedFiles.filter((path) => path.endsWith('.md'));
const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const withoutCode = (text: string) => withoutFences(text).replace(/`[^`\n]*`/g, '');

/** The anchors of a document's headings, as GitHub makes them. */
const anchors = (document: string) =>
  [...withoutFences(readTracked(document)).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a clone holds a file, or a folder with files. */
const isTracked = (path: string) => trackedFiles.some((file) => file === path || file.startsWith(`${path}/`));

/** The links of a document that lead to nothing in the repository. */
function brokenLinks(document: string): string[] {
  const links = [...withoutCode(readTracked(document)).matchAll(/\]\(<?([^)>\s]+)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = decodeURI(link).split('#');
      const target = path === '' ? document : posix.join(posix.dirname(document), path).replace(/\/$/, '');
      if (!isTracked(target)) return true;
      return anchor !== undefined && !anchors(target).includes(anchor);
    });
}

/** The `pnpm` and `npm` commands that a document tells its reader to run, as `script` or `script of package`. */
function unknownCommands(document: string): string[] {
  const code = [...readTracked(document).matchAll(/```(?:sh|bash)\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  const commands = code.flatMap((text) => [
    ...text.matchAll(/(?:^|&& |npx )p?npm (?:run )?(?:(?:--filter|-F) (\S+) )?([a-z][\w:-]*)/gm),
  ]);
  return commands.filter(([, owner, script = '']) => !isCommand(owner, script)).map(([command]) => command.trim());
}

const ofTheManager = ['install', 'i', 'add', 'exec'];

function isCommand(owner: string | undefined, script: string): boolean {
  if (ofTheManager.includes(script)) return true;
  const manifests = trackedFiles.filter((path) => posix.basename(path) === 'package.json');
  const manifest = manifests
    .map((path) => JSON.parse(readTracked(path)))
    .find(({ name }) => name === (owner ?? 'vitrine'));
  return script in (manifest?.scripts ?? {}) || (!owner && existsSync(join(house, 'node_modules/.bin', script)));
}

describe('the documents', () => {
  it.each(documents)('lead nowhere that does not exist: %s', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it.each(documents)('name commands that exist: %s', (document) => {
    expect(unknownCommands(document)).toEqual([]);
  });
});
