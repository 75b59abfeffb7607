import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import type { Connection, Database } from './database.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The key of the advisory lock: an arbitrary number. */
const lockKey = 7_305_511;

const readMigrationNames = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

async function readMissingMigrations({ query }: Connection): Promise<string[]> {
  const [{ exists } = { exists: false }] = await query<{ exists: boolean }>(
    sql`select to_regclass('migrations') is not null as exists`,
  );
  const rows = exists ? await query<{ name: string }>(sql`select name from migrations`) : [];
  const names = new Set(rows.map(({ name }) => name));
  return (await readMigrationNames()).filter((name) => !names.has(name));
}

/** Runs the migrations that the database lacks, and returns their names. If several processes migrate at once, one runs them. */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const { query, execute } = transaction;
    await query(sql`select pg_advisory_xact_lock(${lockKey}::int)`);
    await query(
      sql`create table if not exists migrations (name text primary key, migrated_at timestamptz not null default now())`,
    );
    const names = await readMissingMigrations(transaction);
    for (const name of names) {
      await execute(await readFile(join(folder, name), 'utf8'));
      await query(sql`insert into migrations (name) values (${name})`);
    }
    return names;
  });
}

/** Rejects if the database is away or lacks migrations. */
export async function checkMigrations(connection: Connection): Promise<void> {
  const names = await readMissingMigrations(connection);
  if (names.length > 0)
    throw new Error(`The database lacks the migrations ${names.join(', ')}. Run \`store migrate\`.`);
}
