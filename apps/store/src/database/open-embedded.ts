import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase, schema } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Opens the embedded database in a folder, made when it is not there. A folder that does not open is set aside, never deleted, and
 * a new one is begun; `warn` is told. Refuses a folder that another process holds: two writers would ruin it.
 */
export async function openEmbedded(folder: string, warn: (message: string) => void): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const database = await open(folder).catch(async (error) => {
      const aside = `${folder}.set-aside-${Date.now()}`;
      await rename(folder, aside);
      warn(`The database in ${folder} does not open (${error?.message ?? 'no folder'}). It was set aside as ${aside}.`);
      return open(folder);
    });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function open(folder: string): Promise<OpenDatabase> {
  const client = await PGlite.create(folder);
  try {
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    // PGlite computes in this very thread: a second question would only keep the loop from turning between two.
    return { db, atOnce: 1, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}
