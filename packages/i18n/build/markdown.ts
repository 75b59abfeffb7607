import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { ContentError } from './content-error.ts';
import { handlers } from './markdown-handlers.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const compiler = unified().use(remarkRehype, { handlers });
const serializer = unified().use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Returns the content of the top-level directives of a document by name. Throws if one is missing, or if there is other content. */
export function splitSections<Name extends string>(root: Root, names: readonly Name[]): Record<Name, RootContent[]> {
  const expected = names.map((name) => `:::${name}`).join(', ');
  const found = root.children.map((node) => {
    if (node.type !== 'containerDirective') throw new ContentError(`move this into one of ${expected}.`, node);
    return [node.name, node.children] as const;
  });
  if (found.map(([name]) => name).join() !== names.join())
    throw new ContentError(`write the sections ${expected}, in this order.`);
  return Object.fromEntries(found) as Record<Name, RootContent[]>;
}

/** Converts Markdown nodes to HTML elements. `values` replace `{{name}}` in texts. */
export function toElements(nodes: readonly RootContent[], values: Readonly<Record<string, string>> = {}): Element[] {
  const root = compiler.runSync({ type: 'root', children: [...nodes] }) as HastRoot;
  removeLineBreaks(root);
  replaceValues(root, values);
  return root.children.filter((node) => node.type === 'element');
}

export const toHtml = (nodes: readonly Element[]): string =>
  serializer.stringify({ type: 'root', children: [...nodes] });

/** Compiles Markdown nodes to HTML. */
export const compileHtml = (nodes: readonly RootContent[]): string => toHtml(toElements(nodes));

/** Removes the line breaks that remark-rehype inserts between blocks, which a browser would download. */
function removeLineBreaks(node: HastNodes): void {
  if (!('children' in node)) return;
  node.children = node.children.filter(
    (child) => child.type !== 'text' || child.value !== '\n',
  ) as typeof node.children;
  for (const child of node.children) removeLineBreaks(child);
}

function replaceValues(node: HastNodes, values: Readonly<Record<string, string>>): void {
  for (const child of 'children' in node ? node.children : []) replaceValues(child, values);
  if (node.type !== 'text') return;
  node.value = node.value.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) throw new ContentError(`replace ${placeholder}: it has no value.`, node);
    return values[name] ?? '';
  });
}
