import type { Sql } from 'sql-template-tag';

/** A connection to PGlite or PostgreSQL, or a transaction. */
export interface Connection {
  /** Runs a statement and resolves to its rows. */
  query: <Row>(statement: Sql) => Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  execute: (script: string) => Promise<void>;
}

export interface Database extends Connection {
  /** Runs statements in one transaction, which is rolled back if `run` rejects. */
  transaction: <Result>(run: (transaction: Connection) => Promise<Result>) => Promise<Result>;
  /** The number of statements that the database can run concurrently. */
  concurrency: number;
  close: () => Promise<void>;
}

/** Returns the message of an error, or its code, as when a host name has several addresses and none responds. */
export function getErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
