import { type Entry, type Problem, splitPlural } from './entry.ts';

/**
 * Reports fields and files that English does not have, and plural forms that the language does not have. i18next-cli reports missing messages, and
 * the schemas of the content report missing fields.
 */
export function findKeyProblems(
  english: readonly Entry[],
  entries: readonly Entry[],
  pluralCategories: readonly string[],
): Problem[] {
  const englishFiles = new Set(english.map(({ file }) => file));
  const getMessageId = ({ file, key }: Entry) => `${file} ${splitPlural(key).base}`;
  const englishMessages = new Map(english.map((entry) => [getMessageId(entry), splitPlural(entry.key).category]));
  return entries.flatMap((entry) => {
    if (entry.isBlock) return [];
    if (!englishFiles.has(entry.file)) return [{ entry, todo: 'remove this file: English does not have it.' }];
    const { category } = splitPlural(entry.key);
    const englishCategory = englishMessages.get(getMessageId(entry));
    if (!englishMessages.has(getMessageId(entry)) || Boolean(category) !== Boolean(englishCategory))
      return [{ entry, todo: 'remove this text: English has no such key.' }];
    if (category && !pluralCategories.includes(category))
      return [{ entry, todo: 'remove this text: the language does not have this plural category.' }];
    return [];
  });
}
