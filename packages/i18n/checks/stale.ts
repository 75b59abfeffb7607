import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../build/package-folder.ts';
import { splitPlural } from './entry.ts';
import { listFields, readLanguageSources } from './read-language.ts';

/** A hash of the English text that each translation was made from, by message (`cart:title`) or by document (`products/1`). */
export type Hashes = Readonly<Record<string, string>>;

const getHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns a hash of each message, with all plural forms, and of each document of a language. */
export function hashTexts(language: string): Hashes {
  const texts = new Map<string, string>();
  for (const [file, { source }] of readLanguageSources(language)) {
    if (file.includes('/') || file === 'seller') texts.set(file, source);
    else {
      for (const { key, text } of listFields(file, source)) {
        const id = `${file}:${splitPlural(key).base}`;
        if (text) texts.set(id, `${texts.get(id) ?? ''}\n${text}`);
      }
    }
  }
  return Object.fromEntries([...texts].map(([id, text]) => [id, getHash(text)]));
}

const getPath = (language: string) => join(packageFolder, `translated/${language}.json`);

/** Reads the hashes of the English texts that the translations of a language were made from. */
export const readTranslatedHashes = (language: string): Hashes =>
  existsSync(getPath(language)) ? JSON.parse(readFileSync(getPath(language), 'utf8')) : {};

/** Returns the ids of the translations whose English text has changed since. */
export const findStale = (english: Hashes, translatedFrom: Hashes): string[] =>
  Object.keys(translatedFrom).filter((id) => english[id] !== undefined && english[id] !== translatedFrom[id]);

/**
 * Records that translations were made from the current English texts: new translations, and those that `isUpToDate` selects. Hashes of texts that
 * no longer exist are removed.
 */
export function updateHashes(
  english: Hashes,
  translated: Hashes,
  translatedFrom: Hashes,
  isUpToDate: (id: string) => boolean,
): Hashes {
  const ids = Object.keys(english).filter((id) => translated[id] !== undefined);
  return Object.fromEntries(
    ids.map((id) => [id, (isUpToDate(id) ? undefined : translatedFrom[id]) ?? english[id] ?? '']),
  );
}

export const writeTranslatedHashes = (language: string, hashes: Hashes): void =>
  writeFileSync(getPath(language), `${JSON.stringify(hashes, null, 2)}\n`);
