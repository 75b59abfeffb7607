import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Entry, listEntries } from './entry.ts';

/** The folders that contain one folder per language. */
export const languageFolders = ['../messages/', '../content/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

interface LanguageFile {
  /** Without the extension. */
  name: string;
  /** The default export. */
  content: unknown;
}

/** Imports all files of a language, with messages and content. */
export async function readLanguageFiles(language: string): Promise<LanguageFile[]> {
  const folders = await Promise.all(
    languageFolders.map(async (folder) => {
      const names = (await readdir(folder + language)).sort();
      return Promise.all(
        names.map(async (name) => {
          const { default: content }: { default: unknown } = await import(`${folder}${language}/${name}`);
          return { name: name.replace(/\.ts$/, ''), content };
        }),
      );
    }),
  );
  return folders.flat();
}

/** Reads all strings of a language, from messages and content. */
export async function readLanguageEntries(language: string): Promise<Entry[]> {
  return (await readLanguageFiles(language)).flatMap(({ name, content }) => listEntries(name, content));
}
