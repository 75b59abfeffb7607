import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import type { Sql } from 'sql-template-tag';
import type { Connection, Database } from './database.ts';

const createConnection = (client: Pick<PGlite, 'query' | 'exec'>): Connection => ({
  query: async <Row>({ text, values }: Sql) => {
    const { rows } = await client.query<Row>(text, values);
    // PGlite blocks this thread. Without a macrotask between statements, a full queue would block all connections and timers.
    await setImmediate();
    return rows;
  },
  execute: async (script) => void (await client.exec(script)),
});

/** Opens an empty database in the memory of this process. It starts from a prepared data folder, because creating one takes seconds. */
export async function openEmbedded(): Promise<Database> {
  const client = await PGlite.create('memory://', { extensions: { pg_trgm }, loadDataDir: await dataDir() });
  return {
    ...createConnection(client),
    transaction: (run) => client.transaction((transaction) => run(createConnection(transaction))),
    // PGlite runs in this thread, one statement at a time.
    concurrency: 1,
    close: () => client.close(),
  };
}
