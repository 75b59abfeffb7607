import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFieldProblems, createProblem, formatProblem } from './problems.ts';

describe('createProblem', () => {
  it.each([
    ['content/fr/posts/x.md:12:3: write the caption.', 12, 3, 'write the caption.'],
    ['Error: content/fr/posts/x.md:write the sections.', 1, 1, 'write the sections.'],
    [
      'YAMLParseError: Missing closing "quote at line 20, column 7:\n\n  title: "',
      20,
      7,
      'Missing closing "quote at line 20, column 7:',
    ],
    [
      'Expected property name in JSON at position 14 (line 2 column 13)',
      2,
      13,
      'Expected property name in JSON at position 14 (line 2 column 13)',
    ],
  ])('reads the position in %j', (text, line, column, message) => {
    expect(createProblem('content/fr/posts/x.md', new Error(text))).toMatchObject({ line, column, message });
  });
});

describe('createFieldProblems', () => {
  it('names the file, the line and the field of each mistake in front matter', () => {
    const schema = z.strictObject({ title: z.number(), faq: z.array(z.strictObject({ answer: z.number() })) });
    const file = 'content/en/products/1.md';
    const { error } = schema.safeParse({ title: 'x', faq: [{ answer: 1 }, {}] });
    expect(createFieldProblems(file, error?.issues ?? []).map(formatProblem)).toEqual([
      expect.stringMatching(/^content\/en\/products\/1\.md:2:1: title: Invalid input/),
      expect.stringMatching(/^content\/en\/products\/1\.md:\d+:\d+: faq\.1\.answer: Invalid input/),
    ]);
  });

  it('names the line of an unknown field', () => {
    const { error } = z.strictObject({ name: z.string() }).safeParse({ name: 'x', imageAlt: 'x' });
    expect(createFieldProblems('content/en/products/1.md', error?.issues ?? []).map(formatProblem)).toEqual([
      'content/en/products/1.md:3:11: Unrecognized key: "imageAlt"',
    ]);
  });
});
