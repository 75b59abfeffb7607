import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const defaultDataDir = fileURLToPath(new URL('../.data/store', import.meta.url));

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const envSchema = z.object({
  /** 0 chooses a free port. */
  PORT: z._default(z.string().check(z.refine(isPort, 'PORT must be a number from 0 to 65535.')), '4100'),
  HOST: z._default(z.string().check(z.minLength(1, 'HOST must not be empty.')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'DATA_DIR must be a folder.')), defaultDataDir),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must be a URL such as postgres://user@host/database.')),
  ),
});

/** The settings of the store. The store uses the PostgreSQL database at `databaseUrl`, or the embedded database in `dataDir` if there is no URL. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute, without a slash at the end, so that the same folder always has the same lock file. */
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Reads the settings from the environment. Throws one error, whose message has a sentence for each invalid variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const result = envSchema.safeParse(env);
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join(' '));
  const { PORT, HOST, DATA_DIR, DATABASE_URL } = result.data;
  return { port: Number(PORT), host: HOST, dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL };
}
