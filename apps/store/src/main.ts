import { parseArgs } from 'node:util';
import { importCatalogue } from './commands/import-catalogue.ts';
import { serve } from './commands/serve.ts';
import { type Database, getErrorReason } from './database/database.ts';
import { checkMigrations, migrate } from './database/migrate.ts';
import { openPostgres } from './database/open-postgres.ts';
import { loadSeedStores, seedStores } from './seed/seed-stores.ts';
import { loadStoreContent } from './seed/store-products.ts';
import { readSettings } from './settings.ts';

const usage = `Usage: store <command>

  serve                      Serves the store API (default). Without DATABASE_URL, from an embedded database with the
                             demonstration stores or with CATALOGUE, a file or the URL of a product list.
  migrate                    Creates or updates the tables.
  import <file|url>          Replaces the products of a store with a catalogue: the JSON of GET /store/{id}/products.
    --store <id>             The store. Default: the name of the file, or the id in the URL.
    --dry-run                Only checks the catalogue and says what would change.
  seed                       Creates the six demonstration stores that do not exist yet.

All commands but serve need DATABASE_URL. Exit codes: 0 success, 1 failure, 2 imported, but some products are rejected.`;

const print = (line: string) => console.log(line);

/** Runs a command with a connection that may write, if the database is migrated. */
async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL } = readSettings(process.env);
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL: the embedded database keeps nothing.');
  const database = openPostgres(DATABASE_URL, { poolSize: 1, statementTimeoutMs: 0, isReadOnly: false });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Runs the command in the arguments and resolves to the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const [command = 'serve', source, ...others] = positionals;
  if (values.help) {
    print(usage);
    return 0;
  }
  if (others.length > 0 || (source !== undefined) !== (command === 'import')) throw new Error(usage);
  switch (command) {
    case 'serve':
      await serve(readSettings(process.env));
      return 0;
    case 'migrate': {
      const names = await withDatabase(migrate);
      print(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
      return 0;
    }
    case 'seed':
      await withDatabase(async (database) => {
        await checkMigrations(database);
        await seedStores(database, await loadSeedStores(loadStoreContent, print), print);
      });
      return 0;
    case 'import': {
      const { store: storeId, 'dry-run': isDryRun } = values;
      const areAllImported = await withDatabase(async (database) => {
        await checkMigrations(database);
        return importCatalogue(database, { source: source ?? '', storeId, isDryRun, print });
      });
      return areAllImported ? 0 : 2;
    }
    default:
      throw new Error(usage);
  }
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    console.error(`store: ${getErrorReason(error)}`);
    // An embedded database may still be open.
    process.exit(1);
  },
);
