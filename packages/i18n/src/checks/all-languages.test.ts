import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languageNames, languages, pluralCategories } from '../languages.ts';
import { formatProblem, type Problem } from './entry.ts';
import { numbersInWords, sameAsEnglish } from './exceptions.ts';
import { keyProblems } from './keys.ts';
import { lengthProblems } from './lengths.ts';
import { markupProblems } from './markup.ts';
import { numberProblems } from './numbers.ts';
import { placeholderProblems } from './placeholders.ts';
import { languageFolders, readLanguage } from './read-language.ts';
import { specQuotes, withoutSpecQuotes } from './spec-quotes.ts';
import { typographyProblems } from './typography.ts';
import { untranslatedProblems } from './untranslated.ts';
import { wordingProblems } from './wording.ts';

const english = await readLanguage('en');

/** A failed assertion prints one line per problem, with its location and how to fix it. */
const expectNoProblems = (language: string, problems: readonly Problem[]) =>
  expect(problems.map((problem) => formatProblem(language, problem))).toEqual([]);

it.each(languageFolders)('%s has a folder for each language and no others', async (folder) => {
  const files = await readdir(folder, { withFileTypes: true });
  const folders = files.filter((file) => file.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

describe.each(languages)('the messages and content in %s', async (language) => {
  const entries = await readLanguage(language);

  it('have every key of English, in the plural categories of the language, and no others', () => {
    expectNoProblems(language, keyProblems(english, entries, pluralCategories(language)));
  });

  it('have the placeholders of English', () => {
    expectNoProblems(language, placeholderProblems(english, entries));
  });

  it('are plain text, or allowed HTML with the structure of English', () => {
    expectNoProblems(language, markupProblems(english, entries));
  });

  it(`follow the typography of ${languageNames[language]}: quotation marks, apostrophes, spaces, digits`, () => {
    expectNoProblems(language, typographyProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('use the agreed terms', () => {
    expectNoProblems(language, wordingProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('are within the length limits, and articles have 600 to 900 words', () => {
    expectNoProblems(language, lengthProblems(entries));
  });

  it('contain the quoted sentences of the specification unchanged', () => {
    for (const quote of specQuotes[language] ?? []) expect(entries).toContainEqual(quote);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', async (language) => {
  const entries = await readLanguage(language);

  it('has no English strings except the listed ones', () => {
    expectNoProblems(language, untranslatedProblems(english, entries, sameAsEnglish[language] ?? []));
  });

  it('has the prices, numbers and percentages of English', () => {
    expectNoProblems(language, numberProblems(english, entries, numbersInWords[language] ?? []));
  });
});
