import { parseCatalogue } from '../src/catalogue/parse-catalogue.ts';
import { refreshSearch, writeStore } from '../src/catalogue/write-store.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';

export const productCounts = [12, 1000, 5000];

/** Returns the id of the store with this number of products. */
export const getBenchStoreId = (productCount: number): string => `bench-${productCount}`;

/** Prints a row of a Markdown table. */
export const printRow = (cells: readonly unknown[]): void => console.log(`| ${cells.join(' | ')} |`);

const syllables = [
  'ba',
  'cer',
  'di',
  'fon',
  'gu',
  'har',
  'in',
  'jo',
  'kal',
  'le',
  'mon',
  'nu',
  'or',
  'per',
  'qui',
  'ra',
  'sen',
  'ti',
  'ul',
  'ver',
];

/** Returns the nth of some eight thousand different words. */
const getWord = (n: number) =>
  [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20].map((index) => syllables[index]).join('');

/** Creates a product with two variants and texts of usual length. Word 0 is in every title, word 1 in every description. */
function createProduct(n: number) {
  // The first words are much more frequent than the others, as in a language.
  const getText = (seed: number, wordCount: number) =>
    Array.from({ length: wordCount }, (_, index) => {
      const random = ((n * 7919 + seed * 104_729 + index * 1_299_709) % 10_007) / 10_007;
      return getWord(Math.floor(8000 * random ** 3));
    }).join(' ');
  const price = { amount: 100 * n, currency_code: 'eur' };
  return {
    id: `product-${n}`,
    slug: `slug-${n}`,
    title: `${getWord(0)} ${getText(1, 3)} ${n}`,
    subtitle: getText(2, 8),
    description: `<p>${getWord(1)} ${getText(3, 100)}</p>`,
    images: [{ url: `/art/${n}.svg`, order: 0, type: 'image' }],
    variants: [1, 2].map((variant) => ({
      id: `variant-${n}-${variant}`,
      title: `Variant ${variant}`,
      prices: [price],
    })),
  };
}

/** Searches for the benchmark, each with a name. */
export const searches: Record<string, (run: number) => string> = {
  'one product': (run) => `${getWord(0)} ${1 + (run % 12)}`,
  'a rare word': (run) => getWord(7000 + run),
  'a rare word, misspelled': (run) => getWord(7000 + run).replace(/.$/, 'x'),
  'a word of every title': () => getWord(0),
  'a word of every description': () => getWord(1),
  'three frequent words, misspelled': () => [2, 3, 4].map((n) => getWord(n).replace(/^(.)(.)/, '$2$1')).join(' '),
  'no product': () => 'xylophone',
};

/** Opens PostgreSQL, or an embedded database if there is no URL, and creates the stores that are missing. */
export async function openBenchDatabase(url?: string): Promise<Database> {
  const database = url
    ? openPostgres(url, { poolSize: 10, statementTimeoutMs: 0, isReadOnly: false })
    : await openEmbedded();
  if ((await migrate(database)).length === 0) return database;
  for (const count of productCounts) {
    const products = Array.from({ length: count }, (_, index) => createProduct(index + 1));
    await database.transaction(async (transaction) => {
      await writeStore(transaction, getBenchStoreId(count), parseCatalogue({ products }));
      await refreshSearch(transaction);
    });
  }
  return database;
}
