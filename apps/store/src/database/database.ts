import { fileURLToPath } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The Drizzle database. Its type is the same for PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open and migrated. */
export interface OpenDatabase {
  db: Database;
  /** Runs a statement that returns response bodies as JSON text, in a column `body`. The body of an unknown product is null. */
  selectBodies: (statement: SQL) => Promise<{ body: string | null }[]>;
  /** The number of statements that the database can run concurrently. */
  concurrency: number;
  /**
   * Calls the listener with true after each change of the catalogue, by any process. A change that affects only the stock is not reported.
   * Also calls it with true when the subscription starts or the connection is restored, and with false when the connection is lost.
   */
  subscribe: (listener: (isConnected: boolean) => void) => void;
  close: () => Promise<void>;
}

/** The `NOTIFY` channel on which database triggers report a change of the catalogue. The migrations create the triggers. */
export const notificationChannel = 'catalogue';

const dialect = new PgDialect();

/** Returns the SQL text and the parameters of a statement. */
export const toQuery = (statement: SQL) => dialect.sqlToQuery(statement);

export { schema };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
