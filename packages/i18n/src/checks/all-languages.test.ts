import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languageNames, languages, pluralCategories } from '../languages.ts';
import { formatProblem, type Problem } from './entry.ts';
import { numbersInWords, sameAsEnglish } from './exceptions.ts';
import { findInstructionProblems } from './instructions.ts';
import { findKeyProblems } from './keys.ts';
import { findLengthProblems } from './lengths.ts';
import { findMarkupProblems } from './markup.ts';
import { findNumberProblems } from './numbers.ts';
import { findPlaceholderProblems } from './placeholders.ts';
import { languageFolders, readLanguageEntries } from './read-language.ts';
import { specQuotes, withoutSpecQuotes } from './spec-quotes.ts';
import { findTypographyProblems } from './typography.ts';
import { findUntranslatedProblems } from './untranslated.ts';
import { findWordingProblems } from './wording.ts';

const english = await readLanguageEntries('en');

/** A failed assertion prints one line per problem, with its location and how to fix it. */
const expectNoProblems = (language: string, problems: readonly Problem[]) =>
  expect(problems.map((problem) => formatProblem(language, problem))).toEqual([]);

it.each(languageFolders)('%s has a folder for each language and no others', async (folder) => {
  const files = await readdir(folder, { withFileTypes: true });
  const folders = files.filter((file) => file.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

describe.each(languages)('the messages and content in %s', async (language) => {
  const entries = await readLanguageEntries(language);

  it('have every key of the English strings, in the plural categories of the language, and no others', () => {
    expectNoProblems(language, findKeyProblems(english, entries, pluralCategories(language)));
  });

  it('have the placeholders of the English strings', () => {
    expectNoProblems(language, findPlaceholderProblems(english, entries));
  });

  it('are plain text, or allowed HTML with the structure of the English string', () => {
    expectNoProblems(language, findMarkupProblems(english, entries));
  });

  it(`follow the typography of ${languageNames[language]}: quotation marks, apostrophes, spaces, digits`, () => {
    expectNoProblems(language, findTypographyProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('use the agreed terms, and contain no mistake that was found before', () => {
    expectNoProblems(language, findWordingProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('are within the length limits, and articles have 600 to 900 words', () => {
    expectNoProblems(language, findLengthProblems(entries));
  });

  it('contain the quoted sentences of the specification unchanged', () => {
    for (const quote of specQuotes[language] ?? []) expect(entries).toContainEqual(quote);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', async (language) => {
  const entries = await readLanguageEntries(language);

  it('has no English strings except the listed ones', () => {
    expectNoProblems(language, findUntranslatedProblems(english, entries, sameAsEnglish[language] ?? []));
  });

  it('has the percentages of the English strings, and their numbers of two or more digits', () => {
    expectNoProblems(language, findNumberProblems(english, entries, numbersInWords[language] ?? []));
  });

  it('says what the visitor can do next in each string whose English source contains “please”', () => {
    expectNoProblems(language, findInstructionProblems(language, english, entries));
  });
});
