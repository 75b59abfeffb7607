import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from './front-matter.ts';
import { packageFolder } from './package-folder.ts';

/** A mistake in a file of messages or content. */
export interface Problem {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
  /** What to change. */
  message: string;
}

export const formatProblem = ({ file, line, column, message }: Problem): string =>
  `${relative(packageFolder, file)}:${line}:${column}: ${message}`;

/** Creates a problem from an error whose message may contain a position, such as `12:3: …` or `… (line 12 column 3)`. */
export function createProblem(file: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column] = /(\d+):(\d+): /.exec(text) ?? /\bline (\d+),? column (\d+)/.exec(text) ?? [];
  const [message = ''] = text.replace(/^(?:\w*Error: )*(?:content\/[^:]*:)?(?:\d+:\d+: )?/, '').split('\n');
  return { file: join(packageFolder, file), line: Number(line ?? 1), column: Number(column ?? 1), message };
}

/** A failed check of a schema. */
interface Issue {
  message: string;
  path: readonly PropertyKey[];
  /** The names of unknown fields. */
  keys?: readonly string[];
}

/** Creates one problem per issue, with the position of the field in the YAML file or in the front matter. */
export function createFieldProblems(file: string, issues: readonly Issue[]): Problem[] {
  const path = join(packageFolder, file);
  const source = readFileSync(path, 'utf8');
  const [frontMatter] = splitFrontMatter(source);
  const lineCounter = new LineCounter();
  const document = parseDocument(frontMatter || source, { lineCounter });
  return issues.map(({ message, path: keys, keys: [unknownKey] = [] }) => {
    const offset = findOffset(document.contents, unknownKey === undefined ? keys : [...keys, unknownKey]);
    const { line, col } = lineCounter.linePos(offset);
    const field = keys.join('.');
    return { file: path, line, column: col, message: field ? `${field}: ${message}` : message };
  });
}

/** Returns the offset of the value of a field, or of the object that lacks it. */
function findOffset(node: unknown, [key, ...rest]: readonly PropertyKey[]): number {
  const child = isCollection(node) && key !== undefined ? node.get(key, true) : undefined;
  if (child !== undefined) return findOffset(child, rest);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
