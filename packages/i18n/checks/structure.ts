import type { Nodes } from 'mdast';
import type { Problem } from './entry.ts';

interface Element {
  /** Such as `heading 2`, `list item` or `link to /shop`. */
  readonly name: string;
  readonly line: number;
}

/** Emphasis and words in another language differ between languages. */
const ignoredTypes = ['root', 'text', 'emphasis', 'textDirective'];

/** Lists the elements of a Markdown document in order. A link to another site may differ between languages. */
function listElements(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(listElements) : [];
  if (ignoredTypes.includes(node.type)) return children;
  return [{ name: getName(node), line: node.position?.start.line ?? 1 }, ...children];
}

function getName(node: Nodes): string {
  if (node.type === 'heading') return `a heading ${'#'.repeat(node.depth)}`;
  if (node.type === 'link') return node.url.startsWith('/') ? `a link to ${node.url}` : 'a link to another site';
  if (node.type === 'containerDirective') return `:::${node.name}`;
  return node.type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Reports the first element that differs from English. */
export function findStructureProblems(file: string, english: Nodes, translated: Nodes): Problem[] {
  const [expected, actual] = [listElements(english), listElements(translated)];
  const length = Math.max(expected.length, actual.length);
  const index = Array.from({ length }).findIndex((_, index) => expected[index]?.name !== actual[index]?.name);
  if (index < 0) return [];
  const line = actual[index]?.line ?? actual.at(-1)?.line ?? 1;
  const [found = 'nothing', wanted = 'nothing'] = [actual[index]?.name, expected[index]?.name];
  return [
    {
      entry: { file, key: '', line },
      todo: `keep the structure of English, which has ${wanted} here (line ${expected[index]?.line ?? '–'}), not ${found}.`,
    },
  ];
}
