import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from '../build/front-matter.ts';
import { parseMarkdown } from '../build/markdown.ts';
import { packageFolder } from '../build/package-folder.ts';
import type { Entry, Passage, Problem } from './entry.ts';

/** The folders that contain one folder per language. */
export const languageFolders = ['locales', 'content'].map((folder) => join(packageFolder, folder));

/** Returns the path of a file in the package. */
const getPath = (language: string, { file }: Problem['entry']): string =>
  file.endsWith('seller')
    ? `content/${language}/${file}.yaml`
    : file.includes('/')
      ? `content/${language}/${file}.md`
      : `locales/${language}/${file}.json`;

export const formatProblem = (language: string, { entry, todo }: Problem): string =>
  `packages/i18n/${getPath(language, entry)}:${entry.line}${entry.key && ` (${entry.key})`}: ${todo}`;

/** Lists the strings of JSON or YAML with their lines. */
export function listFields(file: string, source: string): Entry[] {
  const lineCounter = new LineCounter();
  const entries: Entry[] = [];
  const visit = (node: unknown, key: string) => {
    if (isMap(node)) for (const { key: name, value } of node.items) visit(value, [key, name].filter(String).join('.'));
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, `${key}.${index}`);
    if (isScalar(node)) {
      const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
      entries.push({ file, key, text: String(node.value ?? ''), line });
    }
  };
  visit(parseDocument(source, { lineCounter }).contents, '');
  return entries;
}

/** Lists the paragraphs, headings and table cells of Markdown. */
export function listBlocks(file: string, markdown: string): Entry[] {
  const entries: Entry[] = [];
  let section = 'body';
  const visit = (node: Nodes, isTopLevel: boolean) => {
    if (node.type === 'containerDirective' && isTopLevel) section = node.name;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const passages: Passage[] = [];
      const text = getInlineText(node, passages).trim();
      const index = entries.filter(({ key }) => key.startsWith(`${section}[`)).length;
      const line = node.position?.start.line ?? 1;
      entries.push({ file, key: `${section}[${index}]`, text, line, isBlock: true, passages });
    } else if ('children' in node) for (const child of node.children) visit(child, node.type === 'root');
  };
  visit(parseMarkdown(markdown), true);
  return entries;
}

function getInlineText(node: Nodes, passages: Passage[]): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'x';
  if (node.type === 'textDirective') {
    if (!/^[a-z]{2}$/.test(node.name)) return '';
    passages.push({ language: node.name, text: node.children.map((child) => getInlineText(child, passages)).join('') });
    return 'x';
  }
  return 'children' in node ? node.children.map((child) => getInlineText(child, passages)).join('') : '';
}

/** Reads the sources of a language by path, without the extension: `cart`, `products/1`. */
export function readLanguageSources(language: string): Map<string, { source: string; isMarkdown: boolean }> {
  const files = languageFolders.flatMap((folder) =>
    globSync(`${folder}/${language}/**/*.{json,md,yaml}`)
      .sort()
      .map((path) => {
        const name = path.slice(`${folder}/${language}/`.length).replace(/\.\w+$/, '');
        return [name, { source: readFileSync(path, 'utf8'), isMarkdown: path.endsWith('.md') }] as const;
      }),
  );
  return new Map(files);
}

/** Reads all texts of a language. */
export function readLanguageEntries(language: string): Entry[] {
  return [...readLanguageSources(language)].flatMap(([file, { source, isMarkdown }]) => {
    if (!isMarkdown) return listFields(file, source);
    const [frontMatter, body] = splitFrontMatter(source);
    return [...listFields(file, frontMatter), ...listBlocks(file, body)];
  });
}
