import * as z from 'zod/mini';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const schema = z.object({
  /** The IP address or host name that the server listens on. */
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  PORT: z.pipe(
    z._default(z.string().check(z.refine(isPort, 'must be a number from 0 to 65535')), '3000'),
    z.transform(Number),
  ),
  /** The origin of the store. The server proxies `/store/*` to it, and renders pages with its data unless the build has a `STORE_URL`. */
  STORE_HOST: z._default(
    z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
    'http://127.0.0.1:4100',
  ),
});

export type ServerEnv = z.infer<typeof schema>;

/** Reads the settings of the server. Throws an error that names each invalid variable. */
export function readServerEnv(source: NodeJS.ProcessEnv): ServerEnv {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`The site server cannot start:\n${z.prettifyError(result.error)}`);
}
