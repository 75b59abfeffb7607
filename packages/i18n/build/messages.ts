import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTypesGenerator } from 'i18next-cli';
import config from '../i18next.config.ts';
import { fallbackLanguage, type Language, languages, pluralCategories } from '../src/languages.ts';
import { packageFolder } from './package-folder.ts';
import { createProblem, type Problem } from './problems.ts';
import { createModule, type Files, writeFiles } from './write-files.ts';

/** A file of messages in i18next JSON v4. */
interface MessageTree {
  [key: string]: string | MessageTree;
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Removes the empty strings that `i18next-cli extract` writes for messages without a translation. */
function removeUntranslated(messages: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(messages)
      .map(([key, value]) => [key, typeof value === 'string' ? value : removeUntranslated(value)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/**
 * Returns the English messages without a complete translation. All English plural forms are included if the translation lacks one of the forms of
 * its language, because i18next selects a form by the rules of the language that it finds the message in.
 */
export function findUntranslated(english: MessageTree, translated: MessageTree, language: Language): MessageTree {
  const entries = Object.entries(english).flatMap(([key, value]): [string, string | MessageTree][] => {
    if (typeof value !== 'string') {
      const child = translated[key];
      const untranslated = findUntranslated(value, typeof child === 'object' ? child : {}, language);
      return Object.keys(untranslated).length > 0 ? [[key, untranslated]] : [];
    }
    const keys = pluralForm.test(key)
      ? pluralCategories(language).map((category) => key.replace(pluralForm, `_${category}`))
      : [key];
    return keys.every((key) => translated[key]) ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

interface Options {
  onProblem: (problem: Problem) => void;
}

const localesFolder = join(packageFolder, 'locales');

/**
 * Creates one module per language and namespace from `locales/<language>/<namespace>.json`. Its default export has the translated messages. If some
 * are missing, it also exports `english`, with the originals.
 */
async function createMessageModules({ onProblem }: Options): Promise<Files> {
  const readMessages = async (language: Language, file: string): Promise<MessageTree> => {
    const source = await readFile(join(localesFolder, language, file), 'utf8').catch(() => '{}');
    try {
      return removeUntranslated(JSON.parse(source));
    } catch (error) {
      onProblem(createProblem(`locales/${language}/${file}`, error));
      return {};
    }
  };
  const modules = new Map<string, string>();
  for (const file of await readdir(join(localesFolder, fallbackLanguage))) {
    const english = await readMessages(fallbackLanguage, file);
    for (const language of languages) {
      const messages = await readMessages(language, file);
      const untranslated = findUntranslated(english, messages, language);
      const hasUntranslated = Object.keys(untranslated).length > 0;
      modules.set(
        `messages/${language}/${file.replace('.json', '.js')}`,
        createModule(messages, hasUntranslated ? { english: untranslated } : {}),
      );
    }
  }
  return modules;
}

/** Writes the message modules, and the types of the English messages. */
export async function generateMessages(options: Options): Promise<void> {
  await writeFiles(join(packageFolder, 'src/generated'), await createMessageModules(options), 'messages/*/*.js');
  await runTypesGenerator(config, { quiet: true, logger: { ...console, info: () => {} } });
}
