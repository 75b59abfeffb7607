// Lists the translations whose English text has changed, and the content without a translation: `pnpm translations`. To record that a translation
// is up to date: `pnpm translations:accept <language> [id…]`. An id may be the beginning of one, such as `cart:` or `products/`.
import { languages } from '../src/languages.ts';
import { findStale, hashTexts, readTranslatedHashes, updateHashes, writeTranslatedHashes } from './stale.ts';

const [command, acceptedLanguage, ...acceptedIds] = process.argv.slice(2);
const english = hashTexts('en');
const translations = languages.filter((language) => language !== 'en');

if (command === 'accept') {
  if (!translations.some((language) => language === acceptedLanguage))
    throw new Error(`Name one of these languages: ${translations.join(', ')}.`);
  const language = acceptedLanguage ?? '';
  const isUpToDate = (id: string) =>
    acceptedIds.length === 0 || acceptedIds.some((accepted) => id.startsWith(accepted));
  writeTranslatedHashes(
    language,
    updateHashes(english, hashTexts(language), readTranslatedHashes(language), isUpToDate),
  );
}

for (const language of translations) {
  const translated = hashTexts(language);
  const stale = findStale(english, readTranslatedHashes(language));
  // i18next-cli lists the missing messages.
  const missing = Object.keys(english).filter((id) => !id.includes(':') && translated[id] === undefined);
  console.log(
    `${language}: ${stale.length} changed in English since the translation, ${missing.length} documents missing`,
  );
  for (const id of stale) console.log(`  changed  ${id}`);
  for (const id of missing) console.log(`  missing  ${id}`);
  if (missing.length > 0) process.exitCode = 1;
}
