import * as z from 'zod/mini';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const schema = z.object({
  /** Where the server listens. */
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  PORT: z.pipe(
    z._default(z.string().check(z.refine(isPort, 'must be a number from 0 to 65535')), '3000'),
    z.transform(Number),
  ),
  /** Origin of the store, which `/store/*` is proxied to. */
  STORE_HOST: z._default(
    z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
    'http://127.0.0.1:4100',
  ),
});

export type ServerEnv = z.infer<typeof schema>;

/** Reads the settings of the server. Throws with the name of each variable that is wrong. */
export function readServerEnv(source: NodeJS.ProcessEnv): ServerEnv {
  const read = schema.safeParse(source);
  if (read.success) return read.data;
  throw new Error(`The site's server cannot start:\n${z.prettifyError(read.error)}`);
}
