import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Entry, entriesOfFile } from './entry.ts';

/** The folders that have one folder per language. */
export const languageFolders = ['../messages/', '../content/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

interface LanguageFile {
  /** Without the extension. */
  name: string;
  /** What the file exports. */
  content: unknown;
}

/** Every file of a language: its messages and its content. */
export async function readFiles(language: string): Promise<LanguageFile[]> {
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

/** Every string of a language, from its messages and its content. */
export async function readLanguage(language: string): Promise<Entry[]> {
  return (await readFiles(language)).flatMap(({ name, content }) => entriesOfFile(name, content));
}
