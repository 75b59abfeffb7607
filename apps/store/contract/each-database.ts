import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { createTestDatabase } from './postgres-database.ts';

const postgresOptions = { poolSize: 10, statementTimeoutMs: 5000, isReadOnly: false };

async function openMigrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}

const testDatabase = await createTestDatabase(inject('postgresUrl'));

/** Declares the same tests for the embedded database and for PostgreSQL. The database that they open is migrated. */
export function describeEachDatabase(declare: (openDatabase: () => Promise<Database>) => void): void {
  describe('with the embedded database', () => declare(async () => openMigrated(await openEmbedded())));

  describe('with PostgreSQL', () => {
    afterAll(testDatabase.drop);
    declare(() => openMigrated(openPostgres(testDatabase.url, postgresOptions)));
  });
}
