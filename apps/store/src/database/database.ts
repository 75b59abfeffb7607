import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The database as the rest of the store sees it: which engine answers makes no difference. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open, up to date with the migrations, and to be closed; it works on `atOnce` questions at a time. */
export type OpenDatabase = { db: Database; atOnce: number; close: () => Promise<void> };

export { schema };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
