import { environment, integer, portNumber, readEnvironment } from '@vitrine/server';
import * as z from 'zod/mini';

const schema = z.object({
  ...environment,
  PORT: portNumber(4100),
  /** The PostgreSQL database. Without it, `serve` uses an embedded database, which is filled at start and keeps nothing. */
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be a URL such as postgres://user@host/database')),
  ),
  /** A catalogue for the embedded database instead of the demonstration stores: a file, or the URL of a product list. */
  CATALOGUE: z.optional(z.string()),
  DATABASE_POOL_SIZE: integer(1, 1000, 10),
  /** The database cancels a statement of a request that takes longer. */
  STATEMENT_TIMEOUT_MS: integer(1, 600_000, 5000),
  /** Maximum duration of a request, including its wait for the database. */
  REQUEST_TIMEOUT_MS: integer(1, 600_000, 10_000),
  /** Maximum number of requests that wait for the database: about two to five seconds of its work. Further requests get 503. */
  MAX_PENDING_REQUESTS: integer(0, 1_000_000, 1000),
  CACHE_SIZE_MB: integer(1, 100_000, 64),
  /** How long a response is cached. 0 disables the cache. */
  CACHE_TTL_MS: integer(0, 86_400_000, 10_000),
  /** How much longer a response is sent while a new one is loaded, or if the database is away. */
  CACHE_STALE_MS: integer(0, 86_400_000, 60_000),
});

export type Settings = z.infer<typeof schema>;

/** Reads the settings of the store from environment variables. Throws one error that names each invalid variable. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const settings = readEnvironment(schema, variables);
  if (settings.DATABASE_URL && settings.CATALOGUE)
    throw new Error('CATALOGUE is for the embedded database. With DATABASE_URL, use `store import`.');
  return settings;
}
