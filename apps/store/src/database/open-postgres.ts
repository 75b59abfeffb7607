import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { channel, compile, migrationsFolder, type OpenDatabase, schema } from './database.ts';

/** Maximum number of connections for queries. Each runs one statement at a time. */
const connections = 10;

/** Maximum duration of a statement. The database itself cancels it, so that a slow one does not block a connection. */
const statementTimeoutMs = 5000;

/**
 * The delay in seconds before a lost connection is opened again. The driver's default grows to twenty, twice the request timeout:
 * requests would fail long after the database is back.
 */
const backoff = () => 0.25;

/** An arbitrary number: the advisory lock of the migrations. */
const migrationLock = 7_305_511;

/** Opens and migrates the PostgreSQL database at a URL. Rejects when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateWithLock(url);
  const connection = { statement_timeout: statementTimeoutMs };
  const client = postgres(url, { max: connections, connection, backoff, connect_timeout: 5 });
  const db = drizzle(client, { schema });
  let subscription: postgres.Sql | undefined;
  return {
    db,
    selectBody: (statement) => {
      const { sql, params } = compile(statement);
      return client.unsafe(sql, params as postgres.SerializableParameter[], { prepare: true });
    },
    concurrency: connections,
    subscribe: (listener) => {
      subscription = subscribe(url, listener);
    },
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), subscription?.end({ timeout: 5 })]);
    },
  };
}

/**
 * Listens on a connection of its own. `listen` of the driver reconnects, but does not report when the connection is lost, so this
 * uses the options that `listen` is built on.
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
  /** A failure closes the connection, which leads to another attempt. */
  function listen() {
    client`listen ${client(channel)}`.then(
      () => listener(true),
      () => {},
    );
  }
  listen();
  return client;
}

/** Several processes may start at once: the lock lets them migrate one after the other. It is released with its connection. */
async function migrateWithLock(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
