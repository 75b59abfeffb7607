import { defineParser } from '@content-collections/core';
import { parse } from 'yaml';

/**
 * Splits a Markdown file into its front matter and its body. Empty lines replace the front matter in the body, so that line numbers in it are those
 * of the file.
 */
export function splitFrontMatter(source: string): [frontMatter: string, body: string] {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const [header = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  return [header.slice(0, -'---\n'.length), header.replace(/[^\n]/g, '') + text.slice(header.length)];
}

/** Parses a Markdown file with front matter. */
export const frontMatter = defineParser({
  hasContent: true,
  parse: (source) => {
    const [header, content] = splitFrontMatter(source);
    if (!header) throw new Error('1:1: begin the file with front matter between two lines “---”.');
    return { ...parse(header), content };
  },
});
