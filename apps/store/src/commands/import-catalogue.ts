import { getDefaultStoreId, loadCatalogue } from '../catalogue/load-catalogue.ts';
import { parseCatalogue } from '../catalogue/parse-catalogue.ts';
import { refreshSearch, writeStore } from '../catalogue/write-store.ts';
import type { Database } from '../database/database.ts';

interface ImportOptions {
  /** A file, or the URL of a product list. */
  source: string;
  storeId?: string | undefined;
  /** Whether to roll everything back at the end. */
  isDryRun: boolean;
  print: (line: string) => void;
}

const storeIdPattern = /^[\w-]{1,100}$/;

/** Ends the transaction of a dry run. */
class Rollback extends Error {}

/**
 * Replaces the products of a store with those of a catalogue, in one transaction, and prints each rejected product with its reasons. Resolves to
 * whether all products were imported.
 */
export async function importCatalogue(database: Database, options: ImportOptions): Promise<boolean> {
  const { source, storeId = getDefaultStoreId(source), isDryRun, print } = options;
  if (!storeIdPattern.test(storeId))
    throw new Error(`"${storeId}" cannot be the id of a store. Pass one of letters, digits, - and _ with --store.`);
  const catalogue = parseCatalogue(await loadCatalogue(source));
  const { products, rejections } = catalogue;
  for (const { product, reasons } of rejections) {
    print(`Rejected ${product}:`);
    for (const reason of reasons) print(`  ${reason}`);
  }
  if (products.length === 0) throw new Error(`${source} has no valid product. The store is not changed.`);

  await database
    .transaction(async (transaction) => {
      const { added, changed, unchanged, removed } = await writeStore(transaction, storeId, catalogue);
      await refreshSearch(transaction);
      const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${rejections.length} rejected`;
      print(`${storeId}: ${counts}${isDryRun ? ' (dry run: nothing is written)' : ''}`);
      if (isDryRun) throw new Rollback();
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return rejections.length === 0;
}
