import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedArrows, nameOf, rooms } from './rooms.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

const byName = /(?:from|import|import\(|require\(|@import)\s*['"]@vitrine\/([\w-]+)/g;
const byPath = /['"`](\.\.\/[^'"`]+)['"`]/g;

/** The rooms that a file reaches into: by a package's name in an import, or by any path that leads there, as a glob of stories does. */
function reached(file: string, own: string): string[] {
  const text = readTracked(file);
  const named = [...text.matchAll(byName)].map(([, name]) => name);
  const paths = [...text.matchAll(byPath)].map(([, path = '']) => posix.join(posix.dirname(file), path));
  const entered = rooms.filter((room) => paths.some((path) => path.startsWith(`${room}/`))).map(nameOf);
  return rooms.map(nameOf).filter((name) => name !== own && (named.includes(name) || entered.includes(name)));
}

const drawnArrows = () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readTracked('docs/architecture.md')) ?? [];
  return [...diagram.matchAll(/^ *([\w-]+) --> ([\w-]+)$/gm)].map(([, from, to]) => `${from} -> ${to}`);
};

const importedArrows = () => {
  const found = rooms.flatMap((room) =>
    trackedFiles
      .filter((file) => file.startsWith(`${room}/`) && /\.(tsx?|css)$/.test(file))
      .flatMap((file) => reached(file, nameOf(room)).map((name) => `${nameOf(room)} -> ${name}`)),
  );
  return [...new Set(found)];
};

const declaredArrows = () =>
  rooms.flatMap((room) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(readTracked(`${room}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter((name) => name.startsWith('@vitrine/'))
      .map((name) => `${nameOf(room)} -> ${name.slice('@vitrine/'.length)}`);
  });

describe('the architecture', () => {
  it('has a room for every folder of the workspace', () => {
    const manifests = trackedFiles.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file));
    expect(manifests.map(posix.dirname).sort()).toEqual([...rooms].sort());
  });

  it('is drawn with exactly the arrows that are allowed', () => {
    expect(drawnArrows().sort()).toEqual([...allowedArrows].sort());
  });

  it('has in its sources exactly the arrows that are drawn', () => {
    expect(importedArrows().sort()).toEqual(drawnArrows().sort());
  });

  it('declares no dependency between rooms that is not drawn', () => {
    expect(declaredArrows().filter((arrow) => !drawnArrows().includes(arrow))).toEqual([]);
  });
});
