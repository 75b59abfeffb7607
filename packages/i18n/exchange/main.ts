// Exchanges messages with translation platforms: `pnpm --filter @vitrine/i18n xliff export <language> <file>` and `… import <file>`. Paths are
// relative to packages/i18n.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../build/package-folder.ts';
import { isLanguage } from '../src/languages.ts';
import { exportXliff, importXliff } from './xliff.ts';

const [command, ...values] = process.argv.slice(2);

if (command === 'export') {
  const [language, file = `${language}.xlf`] = values;
  if (!isLanguage(language)) throw new Error('Name a language: export <language> <file>.');
  await writeFile(file, await exportXliff(language));
  console.log(`${file} is written.`);
} else if (command === 'import') {
  const { language, messages } = await importXliff(await readFile(values[0] ?? '', 'utf8'));
  for (const [namespace, tree] of messages)
    await writeFile(join(packageFolder, `locales/${language}/${namespace}.json`), `${JSON.stringify(tree, null, 2)}\n`);
  console.log(`The messages in ${language} are written. Run pnpm --filter @vitrine/i18n extract to sort them.`);
} else throw new Error('Use: export <language> <file>, or import <file>.');
