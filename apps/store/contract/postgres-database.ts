import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** A database for tests. `drop` deletes it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database on a PostgreSQL server. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `store_test_${randomUUID().replaceAll('-', '')}`;
  const runAsAdmin = async (statement: string) => {
    const client = postgres(serverUrl, { max: 1, onnotice: () => {} });
    await client.unsafe(statement);
    await client.end();
  };
  await runAsAdmin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => runAsAdmin(`drop database ${name} with (force)`) };
}
