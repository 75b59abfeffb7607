import { fileURLToPath } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The Drizzle database. Its type is the same for PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open and migrated. */
export type OpenDatabase = {
  db: Database;
  /** Runs a statement that returns response bodies as JSON text, in a column `body`. The body of an unknown product is null. */
  selectBody: (statement: SQL) => Promise<{ body: string | null }[]>;
  /** The number of statements that the database can run concurrently. */
  concurrency: number;
  /**
   * Calls the listener with true when the subscription is active, and after each change of the catalogue by any process. Calls it
   * with false when the connection is lost, and with true when it is restored.
   */
  subscribe: (listener: (isConnected: boolean) => void) => void;
  close: () => Promise<void>;
};

/** The channel of the `NOTIFY` statements that the triggers of the migrations run after a change. */
export const notificationChannel = 'catalogue';

const dialect = new PgDialect();

/** Returns the SQL text and the parameters of a statement. */
export const toQuery = (statement: SQL) => dialect.sqlToQuery(statement);

export { schema };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
