import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrationsFolder, type OpenDatabase, schema } from './database.ts';

/** So many connections are open at most, each with one question. */
const connections = 10;

/** The longest that a query of the store may take. The database itself ends it, so that a slow one holds no connection. */
const statementTimeoutMs = 5000;

/**
 * The pause in seconds before a lost connection is tried again. The driver's own grows to twenty, twice as long as any visitor waits:
 * the store would stay silent when the database is long back.
 */
const reconnectAfter = () => 0.25;

/** Any number that no other application takes for its lock. */
const migrationLock = 7_305_511;

/** Opens a PostgreSQL database by its address, migrated. Rejects when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateAlone(url);
  const connection = { statement_timeout: statementTimeoutMs };
  const client = postgres(url, { max: connections, connection, backoff: reconnectAfter, connect_timeout: 5 });
  return { db: drizzle(client, { schema }), atOnce: connections, close: () => client.end({ timeout: 5 }) };
}

/** Several processes may start at once: the lock, which ends with its connection, lets one after the other migrate. */
async function migrateAlone(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
