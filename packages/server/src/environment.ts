import * as z from 'zod/mini';

const integerText = (min: number, max: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max,
        `must be a whole number from ${min} to ${max}`,
      ),
    );

/** A whole number in an environment variable, from `min` to `max`. */
export const integer = (min: number, max: number, defaultValue: number) =>
  z.pipe(z._default(integerText(min, max), String(defaultValue)), z.transform(Number));

const maxPort = 65_535;

/** A port. 0 chooses a free one. */
export const portNumber = (defaultValue: number) => integer(0, maxPort, defaultValue);

const originError = 'must be the origin of an HTTP server, such as https://store.example, without a path';

/** The origin of an HTTP server, without a slash at its end. A path is rejected, because requests would not contain it. */
export const httpOrigin = z.pipe(
  z.string(originError).check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    }, originError),
  ),
  z.transform((text) => new URL(text).origin),
);

/** The settings that every server has. */
export const environment = {
  /** The address to listen on. */
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of pino, such as info'),
    'info',
  ),
  /** The port of `/metrics`. Without it, there are no metrics. */
  METRICS_PORT: z.optional(z.pipe(integerText(0, maxPort), z.transform(Number))),
  /** How long responses may take after a signal to stop, in ms. Docker kills a container ten seconds after the signal. */
  SHUTDOWN_TIMEOUT_MS: integer(0, 600_000, 8000),
  /** How long the server is not ready but still accepts connections after a signal to stop, in ms: until load balancers have noticed. */
  SHUTDOWN_DELAY_MS: integer(0, 600_000, 0),
};

/** Reads settings from environment variables. An empty variable is a missing one. Throws one error that names each invalid variable. */
export function readEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const result = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Invalid environment variables: ${problems.join('; ')}.`);
}
