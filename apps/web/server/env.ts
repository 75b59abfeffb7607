import { environment, httpOrigin, integer, portNumber, readEnvironment } from '@vitrine/server';
import * as z from 'zod/mini';

const schema = z.object({
  ...environment,
  PORT: portNumber(3000),
  /** The origin of the store. The server proxies `/store/*` to it, and renders pages with its data unless the build has a `STORE_URL`. */
  STORE_HOST: z._default(httpOrigin, 'http://127.0.0.1:4100'),
  /** Maximum number of pages that are rendered at the same time. They share one thread, and wait for the store. */
  RENDER_CONCURRENCY: integer(1, 1000, 4),
  /** Maximum number of pages that wait for that: less than a second of work. Further requests get 503. */
  RENDER_MAX_PENDING: integer(0, 10_000, 32),
  /** The build of the Storybook, to serve at `/storybook/`. */
  STORYBOOK_FOLDER: z.optional(z.string()),
});

/** The settings of the site server. */
export type ServerEnv = z.infer<typeof schema>;

/** Reads the settings of the server. Throws one error that names each invalid variable. */
export const readServerEnv = (variables: Readonly<Record<string, string | undefined>>): ServerEnv =>
  readEnvironment(schema, variables);
