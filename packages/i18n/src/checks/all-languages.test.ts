import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languageNames, languages, plurals } from '../languages.ts';
import { type Problem, reportLine } from './entry.ts';
import { factProblems } from './facts.ts';
import { equalToEnglish, writtenOut } from './intended.ts';
import { keyProblems } from './keys.ts';
import { lengthProblems } from './lengths.ts';
import { markupProblems } from './markup.ts';
import { placeholderProblems } from './placeholders.ts';
import { languageFolders, readLanguage } from './read-language.ts';
import { specQuotes, withoutSpecQuotes } from './spec-quotes.ts';
import { typographyProblems } from './typography.ts';
import { untranslatedProblems } from './untranslated.ts';
import { wordingProblems } from './wording.ts';

const english = await readLanguage('en');

/** A failure lists each problem on a line: where it is and what to do. */
const expectNone = (language: string, problems: readonly Problem[]) =>
  expect(problems.map((problem) => reportLine(language, problem))).toEqual([]);

it.each(languageFolders)('%s has a folder for each language, and no other', async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

describe.each(languages)('the messages and content in %s', async (language) => {
  const entries = await readLanguage(language);

  it('have every key of English, in the plural categories of the language, and no others', () => {
    expectNone(language, keyProblems(english, entries, plurals(language)));
  });

  it('have the placeholders of English', () => {
    expectNone(language, placeholderProblems(english, entries));
  });

  it('are plain text, or allowed HTML with the structure of English', () => {
    expectNone(language, markupProblems(english, entries));
  });

  it(`follow the typography of ${languageNames[language]}: quotation marks, apostrophes, spaces, digits`, () => {
    expectNone(language, typographyProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('use the decided words', () => {
    expectNone(language, wordingProblems(language, withoutSpecQuotes(language, entries)));
  });

  it('fit the length limits, and articles have 600 to 900 words', () => {
    expectNone(language, lengthProblems(entries));
  });

  it('contain the sentences of the specification, character for character', () => {
    for (const quote of specQuotes[language] ?? []) expect(entries).toContainEqual(quote);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', async (language) => {
  const entries = await readLanguage(language);

  it('leaves nothing in English, except what is listed as equal', () => {
    expectNone(language, untranslatedProblems(english, entries, equalToEnglish[language] ?? []));
  });

  it('mentions the prices, numbers and percentages of English', () => {
    expectNone(language, factProblems(english, entries, writtenOut[language] ?? []));
  });
});
