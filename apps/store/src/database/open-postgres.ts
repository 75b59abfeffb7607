import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrationsFolder, notificationChannel, type OpenDatabase, schema, toQuery } from './database.ts';

/** Maximum number of connections for queries. Each connection runs one statement at a time. */
const maxConnections = 10;

/** Maximum duration of a statement. The database cancels a slower one, so that it does not block a connection. */
const statementTimeoutMs = 5000;

/**
 * The delay in seconds before a lost connection is opened again. The driver's default grows to 20 s: requests, which time out after
 * 10 s, would fail long after the database is available again.
 */
const backoff = () => 0.25;

/** The key of the advisory lock for migrations: an arbitrary number. */
const migrationLockKey = 7_305_511;

/** Opens and migrates the PostgreSQL database at a URL. Rejects when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateWithLock(url);
  // JIT compilation takes about 100 ms, much longer than a statement. PostgreSQL up to version 17 would compile searches, because they disable
  // some scans, and a disabled scan counts as very expensive.
  const connection = { statement_timeout: statementTimeoutMs, jit: 'off' };
  const client = postgres(url, { max: maxConnections, connection, backoff, connect_timeout: 5 });
  const db = drizzle(client, { schema });
  let subscription: postgres.Sql | undefined;
  return {
    db,
    selectBodies: (statement) => {
      const { sql, params } = toQuery(statement);
      return client.unsafe(sql, params as postgres.SerializableParameter[], { prepare: true });
    },
    concurrency: maxConnections,
    subscribe: (listener) => {
      subscription = subscribe(url, listener);
    },
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), subscription?.end({ timeout: 5 })]);
    },
  };
}

/**
 * Listens on a separate connection. The driver's `listen` reconnects, but does not report a lost connection. This function uses the
 * options on which `listen` is built.
 */
function subscribe(url: string, listener: (isConnected: boolean) => void): postgres.Sql {
  const options = {
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    connect_timeout: 5,
    backoff,
    onnotify: () => listener(true),
    onclose: () => {
      listener(false);
      listen();
    },
  };
  const client = postgres(url, options);
  /** If the connection is lost, the statement fails, and `onclose` calls this function again. */
  function listen() {
    client`listen ${client(notificationChannel)}`.then(
      () => listener(true),
      () => {},
    );
  }
  listen();
  return client;
}

/** Runs the migrations with a lock, because several processes may start at once. Closing the connection releases the lock. */
async function migrateWithLock(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLockKey})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
