import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** A database for tests. `drop` deletes it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates an empty database on a PostgreSQL server. If the URL is undefined, PostgreSQL is not available: the function then rejects in CI.
 * Elsewhere it prints a warning and resolves to undefined.
 */
export async function createTestDatabase(serverUrl: string | undefined): Promise<TestDatabase | undefined> {
  if (!serverUrl) {
    const advice = 'Set TEST_DATABASE_URL, or install PostgreSQL.';
    if (process.env.CI) throw new Error(`The store is not tested on PostgreSQL. ${advice}`);
    console.warn(`The store is not tested on PostgreSQL. ${advice}`);
    return undefined;
  }
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
