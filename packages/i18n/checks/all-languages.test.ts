import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../build/front-matter.ts';
import { parseMarkdown } from '../build/markdown.ts';
import { isLanguage, languageNames, languages, pluralCategories } from '../src/languages.ts';
import { type Entry, type Problem, splitPlural } from './entry.ts';
import { findInstructionProblems } from './instructions.ts';
import { findKeyProblems } from './keys.ts';
import { findLengthProblems } from './lengths.ts';
import { findNumberProblems } from './numbers.ts';
import { findPlaceholderProblems } from './placeholders.ts';
import { formatProblem, languageFolders, readLanguageEntries, readLanguageSources } from './read-language.ts';
import { findStale, hashTexts, readTranslatedHashes } from './stale.ts';
import { findStructureProblems } from './structure.ts';
import { readStyle } from './style.ts';
import { findTypographyProblems } from './typography.ts';
import { findUntranslatedProblems } from './untranslated.ts';
import { findWordingProblems } from './wording.ts';

const english = readLanguageEntries('en');
const englishHashes = hashTexts('en');
const { names } = readStyle('en');

/** Returns whether the English text has changed since the translation, which the checks then cannot compare with it. */
function createStaleFilter(language: string) {
  const stale = findStale(englishHashes, readTranslatedHashes(language));
  return ({ file, key }: Pick<Entry, 'file' | 'key'>) =>
    stale.includes(file) || stale.includes(`${file}:${splitPlural(key).base}`);
}

/** A failed assertion prints one line per problem, with its file, its line and what to write instead. */
const expectNoProblems = (language: string, problems: readonly Problem[]) =>
  expect(problems.map((problem) => formatProblem(language, problem))).toEqual([]);

const parseDocuments = (language: string) =>
  [...readLanguageSources(language)]
    .filter(([, { isMarkdown }]) => isMarkdown)
    .map(([file, { source }]) => [file, parseMarkdown(splitFrontMatter(source)[1])] as const);
const englishDocuments = new Map(parseDocuments('en'));

it.each(languageFolders)('%s has no folder of an unknown language', (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !isLanguage(name))).toEqual([]);
});

describe.each(languages)('the messages and content in %s', (language) => {
  const style = readStyle(language);
  const entries = readLanguageEntries(language);
  const isQuote = ({ file, key }: Entry) => Object.hasOwn(style.specQuotes, `${file}:${key}`);
  const ownEntries = entries.filter((entry) => !isQuote(entry));
  const isStale = createStaleFilter(language);

  it('have no keys that English does not have, and no plural categories that the language does not have', () => {
    expectNoProblems(language, findKeyProblems(english, entries, pluralCategories(language)));
  });

  it('have the placeholders of the English texts', () => {
    expectNoProblems(
      language,
      findPlaceholderProblems(
        english,
        entries.filter((entry) => !isStale(entry)),
      ),
    );
  });

  it('are plain text outside Markdown', () => {
    const markup = entries.filter(({ text, isBlock }) => !isBlock && /<\/?[a-z]|&\w+;/.test(text));
    expectNoProblems(
      language,
      markup.map((entry) => ({ entry, todo: 'write plain text: tags and entities are not parsed here.' })),
    );
  });

  it('have Markdown with the structure of the English documents', () => {
    const problems = parseDocuments(language).flatMap(([file, document]) => {
      const englishDocument = englishDocuments.get(file);
      if (!englishDocument || isStale({ file, key: '' })) return [];
      return findStructureProblems(file, englishDocument, document);
    });
    expectNoProblems(language, problems);
  });

  it(`follow the typography of ${languageNames[language]}: quotation marks, apostrophes, spaces, digits`, () => {
    expectNoProblems(language, findTypographyProblems(language, ownEntries));
  });

  it('use the wording of the style guide', () => {
    expectNoProblems(language, findWordingProblems(style, ownEntries));
  });

  it('are within the length limits, and articles have 600 to 900 words', () => {
    expectNoProblems(language, findLengthProblems(entries));
  });

  it('contain the quoted sentences of the specification unchanged', () => {
    const quotes = entries.filter(isQuote).map(({ file, key, text }) => [`${file}:${key}`, text]);
    expect(Object.fromEntries(quotes)).toEqual(style.specQuotes);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the translation into %s', (language) => {
  const { sameAsEnglish, numbersInWords, instruction } = readStyle(language);
  const isStale = createStaleFilter(language);
  const entries = readLanguageEntries(language).filter((entry) => !isStale(entry));

  it('has no English texts except names and the listed ones', () => {
    expectNoProblems(language, findUntranslatedProblems(english, entries, { names, sameAsEnglish }));
  });

  it('has the percentages of the English texts, and their numbers of two or more digits', () => {
    expectNoProblems(language, findNumberProblems(english, entries, numbersInWords));
  });

  it('says what the visitor can do next in each text whose English source contains “please”', () => {
    expectNoProblems(language, findInstructionProblems(instruction, english, entries));
  });
});
