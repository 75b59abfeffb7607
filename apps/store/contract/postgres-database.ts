import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type PostgresServer, startLocalPostgres } from './local-postgres.ts';

export type TestDatabase = Pick<PostgresServer, 'url' | 'crash'> & { drop: () => Promise<void> };

/**
 * A new, empty database on the server of `TEST_DATABASE_URL`, else on one that is started for it; undefined where there is neither,
 * which is an error under CI.
 */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const server = await findServer();
  if (!server) {
    const wish = 'Name a PostgreSQL server in TEST_DATABASE_URL, or install one.';
    if (process.env.CI) throw new Error(`The store is not tested on PostgreSQL. ${wish}`);
    console.warn(`The store is not tested on PostgreSQL. ${wish}`);
    return undefined;
  }
  const name = `store_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const admin = postgres(server.url, { max: 1, onnotice: () => {} });
    await admin.unsafe(statement);
    await admin.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    crash: server.crash,
    drop: async () => {
      await administer(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function findServer(): Promise<PostgresServer | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startLocalPostgres();
}
