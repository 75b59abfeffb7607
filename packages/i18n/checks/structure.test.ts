import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../build/markdown.ts';
import { findStructureProblems } from './structure.ts';

const findProblems = (english: string, translated: string) =>
  findStructureProblems('posts/x', parseMarkdown(english), parseMarkdown(translated));

describe('findStructureProblems', () => {
  it('accepts the same structure, with different emphasis, words in other languages and links to other sites', () => {
    const english = 'a *b* [c](https://a.example)\n\n- d [e](/shop)';
    expect(findProblems(english, 'a :fr[b] [c](https://b.example)\n\n- *d* [e](/shop)')).toEqual([]);
  });

  it.each([
    ['a\n\nb', 'a', 1, 'which has paragraph here (line 3), not nothing.'],
    ['a', 'a\n\n## b', 3, 'which has nothing here (line –), not a heading ##.'],
    ['## a', '### a', 1, 'which has a heading ## here (line 1), not a heading ###.'],
    ['a\n\n[x](/shop)', 'a\n\n[x](/fr/shop)', 3, 'which has a link to /shop here (line 3), not a link to /fr/shop.'],
  ])('reports the first difference between %j and %j', (english, translated, line, todo) => {
    expect(findProblems(english, translated)).toEqual([
      { entry: { file: 'posts/x', key: '', line }, todo: expect.stringContaining(todo) },
    ]);
  });
});
