import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { getErrorReason } from '../error-reason.ts';
import { migrationsFolder, notificationChannel, type OpenDatabase, schema, toQuery } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Opens and migrates the embedded database in a folder, which is created if necessary. If this fails, the folder is renamed, a new one is
 * created, and `warn` is called. If the new one cannot be opened either, the folder gets its name back, and the first error is thrown.
 * Rejects for a folder that another process uses: two writers would corrupt it.
 */
export async function openEmbedded(folder: string, warn: (message: string) => void): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const database = await openAndMigrate(folder).catch(async (error) => {
      const renamedFolder = `${folder}.set-aside-${Date.now()}`;
      await rename(folder, renamedFolder);
      const newDatabase = await openAndMigrate(folder).catch(async () => {
        await rm(folder, { recursive: true, force: true });
        await rename(renamedFolder, folder);
        throw error;
      });
      // The error of PGlite for a file has no message.
      const reason = getErrorReason(error) ?? 'not a folder';
      warn(`The database in ${folder} cannot be opened (${reason}). It was renamed to ${renamedFolder}.`);
      return newDatabase;
    });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openAndMigrate(folder: string): Promise<OpenDatabase> {
  const client = await PGlite.create(folder, { extensions: { btree_gin, pg_trgm } });
  try {
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db,
      selectBodies: async (statement) => {
        const { sql, params } = toQuery(statement);
        const { rows } = await client.query<{ body: string | null }>(sql, params);
        // PGlite blocks this thread. Without a macrotask between statements, a full queue would block all connections and timers.
        await setImmediate();
        return rows;
      },
      // PGlite runs in this thread, one statement at a time.
      concurrency: 1,
      subscribe: (listener) => {
        client.listen(notificationChannel, () => listener(true)).then(() => listener(true), console.error);
      },
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}
