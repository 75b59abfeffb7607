import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languageNames, languages, plurals } from '../languages.ts';
import { factProblems } from './facts.ts';
import { equalToEnglish, writtenOut } from './intended.ts';
import { keyProblems } from './keys.ts';
import { lengthProblems } from './lengths.ts';
import { markupProblems } from './markup.ts';
import { placeholderProblems } from './placeholders.ts';
import { languageFolders, readLanguage } from './read-language.ts';
import { specQuotes, withoutSpecQuotes } from './spec-quotes.ts';
import { type Problem, reportLine } from './text.ts';
import { typographyProblems } from './typography.ts';
import { untranslatedProblems } from './untranslated.ts';

const english = await readLanguage('en');

/** What fails shows each problem in a line: where it stands and what to do. */
const expectNone = (language: string, problems: readonly Problem[]) =>
  expect(problems.map((problem) => reportLine(language, problem))).toEqual([]);

it.each(languageFolders)('%s has a folder for each language, and no other', async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

describe.each(languages)('the texts in %s', async (language) => {
  const texts = await readLanguage(language);

  it('are all there, in the plural categories of the language, and no others', () => {
    expectNone(language, keyProblems(english, texts, plurals(language)));
  });

  it('have the placeholders of English', () => {
    expectNone(language, placeholderProblems(english, texts));
  });

  it('are of the allowed HTML, built as in English, or plain', () => {
    expectNone(language, markupProblems(english, texts));
  });

  it(`are set as ${languageNames[language]} is: quotation marks, apostrophes, spaces, digits`, () => {
    expectNone(language, typographyProblems(language, withoutSpecQuotes(language, texts)));
  });

  it('are as short as where they stand, and the articles have 600 to 900 words', () => {
    expectNone(language, lengthProblems(texts));
  });

  it('say what the specification quotes, character for character', () => {
    for (const quote of specQuotes[language] ?? []) expect(texts).toContainEqual(quote);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', async (language) => {
  const texts = await readLanguage(language);

  it('leaves nothing in English, but for what is meant to equal it', () => {
    expectNone(language, untranslatedProblems(english, texts, equalToEnglish[language] ?? []));
  });

  it('mentions the prices, numbers and percentages of English', () => {
    expectNone(language, factProblems(english, texts, writtenOut[language] ?? []));
  });
});
