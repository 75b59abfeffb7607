import { describe, expect, it } from 'vitest';
import { languages } from '../src/languages.ts';
import { groupByLanguage } from './content-files.ts';

const createDocument = (path: string, title: string) => ({ title, _meta: { path } });

describe('groupByLanguage', () => {
  const groups = groupByLanguage([
    createDocument('en/posts/a', 'A'),
    createDocument('en/posts/b', 'B'),
    createDocument('fr/posts/a', 'Un'),
  ]);

  it('returns the documents of each language by id', () => {
    expect(groups.map(({ language }) => language)).toEqual(languages);
    expect(groups[0]?.documents).toEqual({ a: { title: 'A' }, b: { title: 'B' } });
  });

  it('replaces a missing translation with the English document', () => {
    expect(groups.find(({ language }) => language === 'fr')?.documents).toEqual({
      a: { title: 'Un' },
      b: { title: 'B' },
    });
  });
});
