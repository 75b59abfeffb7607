import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageNames, languages, locale } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { readLanguageEntries } from './read-language.ts';

const [header = [], , ...rows] = readFileSync(new URL('../../glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('has a column for each language and no empty cells', () => {
  expect(header).toEqual(Object.values(languageNames));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.length !== header.length || row.includes(''))).toEqual([]);
});

describe.each(languages)('the glossary in %s', (language) => {
  it('has only terms that the messages and content use', async () => {
    const normalize = (text: string) => text.toLocaleLowerCase(locale(language)).replace(/\s/g, ' ');
    const siteCopy = normalize((await readLanguageEntries(language)).map(({ text }) => toPlainText(text)).join('\n'));
    const terms = rows.map((row) => row[languages.indexOf(language)] ?? '');
    expect(terms.filter((term) => !siteCopy.includes(normalize(term)))).toEqual([]);
  });
});
