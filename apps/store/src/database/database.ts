import { fileURLToPath } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The database as the rest of the store sees it, the same for each engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open and migrated. */
export type OpenDatabase = {
  db: Database;
  /** Runs a statement whose rows have a column `body`. */
  selectBody: (statement: SQL) => Promise<{ body: string | null }[]>;
  /** The number of statements that the database runs at once. */
  concurrency: number;
  /**
   * Calls the listener with true when the subscription is active and after each change of the catalogue by any process; with false
   * when the connection is lost, and then again with true when it is back.
   */
  subscribe: (listener: (isConnected: boolean) => void) => void;
  close: () => Promise<void>;
};

/** The channel on which the triggers of the migrations notify of changes. */
export const channel = 'catalogue';

const dialect = new PgDialect();

/** The text and the parameters of a statement. */
export const compile = (statement: SQL) => dialect.sqlToQuery(statement);

export { schema };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
