import { defineParser } from '@content-collections/core';
import { parse } from 'yaml';

/**
 * Parses a Markdown file with front matter. Empty lines replace the front matter in `content`, so that line numbers in `content` are those of
 * the file.
 */
export const frontMatter = defineParser({
  hasContent: true,
  parse: (source) => {
    const [header = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
    if (!header) throw new Error('1:1: begin the file with front matter between two lines “---”.');
    const lineBreaks = header.replace(/[^\n]/g, '');
    return { ...parse(header.slice(0, -'---\n'.length)), content: lineBreaks + source.slice(header.length) };
  },
});
