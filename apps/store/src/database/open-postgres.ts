import postgres from 'postgres';
import type { Sql } from 'sql-template-tag';
import type { Connection, Database } from './database.ts';

interface PostgresOptions {
  /** Maximum number of connections. Each runs one statement at a time. */
  poolSize: number;
  /** The database cancels a statement that takes longer, in ms. 0 is no limit. */
  statementTimeoutMs: number;
  /** A read-only connection cannot write, by mistake or on a replica. */
  isReadOnly: boolean;
}

/**
 * Maximum number of values of a prepared statement. Each connection keeps all statements that it has prepared, with about 130 kB of memory, and
 * searches of many words have any number of forms.
 */
const maxPreparedValues = 32;

const createConnection = (client: postgres.Sql | postgres.TransactionSql): Connection => ({
  query: ({ text, values }) =>
    client.unsafe(text, values as postgres.SerializableParameter[], { prepare: values.length <= maxPreparedValues }),
  execute: async (script) => void (await client.unsafe(script).simple()),
});

/** How much longer than its timeout a statement may take, in ms: the time to connect and to send the response. */
const maxDelayMs = 10_000;

/** Creates a pool of connections to PostgreSQL. They are opened by the first statements, and again when they are lost. */
export function openPostgres(url: string, { poolSize, statementTimeoutMs, isReadOnly }: PostgresOptions): Database {
  const open = () =>
    postgres(url, {
      max: poolSize,
      connection: {
        application_name: 'vitrine-store',
        statement_timeout: statementTimeoutMs,
        default_transaction_read_only: isReadOnly,
        client_min_messages: 'warning',
      },
      // The driver's default delay before a lost connection is opened again grows to 20 s. Requests time out after 10 s.
      backoff: () => 0.25,
      connect_timeout: 5,
    });
  let client = open();

  /** Opens other connections. If the host of the database has disappeared, TCP keeps the lost ones open for a quarter of an hour. */
  function replace(lostClient: postgres.Sql) {
    if (client === lostClient) client = open();
    // Rejects the statements that wait.
    void lostClient.end({ timeout: 0 });
  }

  return {
    execute: (script) => createConnection(client).execute(script),
    async query<Row>(statement: Sql) {
      const usedClient = client;
      const timer = statementTimeoutMs && setTimeout(replace, statementTimeoutMs + maxDelayMs, usedClient);
      try {
        return await createConnection(usedClient).query<Row>(statement);
      } finally {
        clearTimeout(timer);
      }
    },
    transaction: <Result>(run: (transaction: Connection) => Promise<Result>) =>
      client.begin((transaction) => run(createConnection(transaction))) as Promise<Result>,
    concurrency: poolSize,
    close: () => client.end({ timeout: 5 }),
  };
}
