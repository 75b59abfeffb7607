import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Text, textsOfFile } from './text.ts';

/** Where the languages stand, a folder each. */
export const languagesFolder = fileURLToPath(new URL('../languages/', import.meta.url));

/** Every text of a language, from every file that stands in its folder. */
export async function readLanguage(language: string): Promise<Text[]> {
  const names = await readdir(`${languagesFolder}${language}`);
  const files = await Promise.all(
    names.sort().map(async (name) => {
      const { default: texts }: { default: unknown } = await import(`${languagesFolder}${language}/${name}`);
      return textsOfFile(name.replace(/\.ts$/, ''), texts);
    }),
  );
  return files.flat();
}
