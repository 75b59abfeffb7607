import { describe, expect, it } from 'vitest';
import { frontMatter, splitFrontMatter } from './front-matter.ts';

describe('splitFrontMatter', () => {
  it('keeps the line numbers of the body', () => {
    expect(splitFrontMatter('---\ntitle: x\n---\n\nBody\n')).toEqual(['---\ntitle: x\n', '\n\n\n\nBody\n']);
  });

  it('accepts the line ends and the byte order mark of Windows', () => {
    expect(splitFrontMatter('\ufeff---\r\ntitle: x\r\n---\r\nBody')).toEqual(['---\ntitle: x\n', '\n\n\nBody']);
  });
});

describe('frontMatter', () => {
  it('returns the fields and the body', () => {
    expect(frontMatter.parse('---\ntitle: "A: b"\nlist:\n  - c\n---\nBody')).toEqual({
      title: 'A: b',
      list: ['c'],
      content: '\n\n\n\n\nBody',
    });
  });

  it('rejects a file without front matter', () => {
    expect(() => frontMatter.parse('# Title')).toThrow('1:1: begin the file with front matter');
  });

  it('rejects invalid YAML with its line', () => {
    expect(() => frontMatter.parse('---\ntitle: "x\n---\n')).toThrow(/line \d/);
  });
});
