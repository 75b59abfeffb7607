import * as z from 'zod';

const schema = z.object({
  /** Where the server listens. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Origin of the store that `/store/*` is passed on to. */
  STORE_HOST: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
});

export type ServerEnv = z.infer<typeof schema>;

/** Reads the server's settings; a wrong one ends the start with a sentence that names it. */
export function readServerEnv(source: NodeJS.ProcessEnv): ServerEnv {
  const read = schema.safeParse(source);
  if (read.success) return read.data;
  throw new Error(`The site's server cannot start:\n${z.prettifyError(read.error)}`);
}
