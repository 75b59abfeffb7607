import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, locale } from '../src/languages.ts';
import { readLanguageEntries } from './read-language.ts';

const [header = [], ...rows] = readFileSync(new URL('../glossary.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(','));

it('has a column for each language and no empty cells', () => {
  expect(header).toEqual(languages);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.length !== header.length || row.includes(''))).toEqual([]);
});

describe.each(languages)('the glossary in %s', (language) => {
  const normalize = (text: string) =>
    text.toLocaleLowerCase(locale(language)).replace(/\s/g, ' ').replaceAll('\u2011', '-');

  it('has only terms that the messages and content use', () => {
    const siteCopy = normalize(
      readLanguageEntries(language)
        .flatMap(({ text, passages = [] }) => [text, ...passages.map(({ text }) => text)])
        .join('\n'),
    );
    const terms = rows.map((row) => row[languages.indexOf(language)] ?? '');
    expect(terms.filter((term) => !siteCopy.includes(normalize(term)))).toEqual([]);
  });
});
