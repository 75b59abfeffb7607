import type { Context, Hono } from 'hono';

interface HealthOptions {
  /** Aborted when the server stops. It is not ready any more then. */
  stopSignal?: AbortSignal | undefined;
  /** Resolves if the server can respond to requests, and rejects with the reason if it cannot. */
  checkReadiness?: () => Promise<unknown>;
  getHeaders?: (c: Context) => Record<string, string>;
}

/**
 * Adds `/livez`, which says that the process runs, and `/readyz`, which says whether it should get requests. A server that waits for its database
 * is live but not ready: a restart would not help.
 */
export function addHealthRoutes(
  app: Hono,
  { stopSignal, checkReadiness = async () => {}, getHeaders = () => ({}) }: HealthOptions,
): void {
  const createHeaders = (c: Context) => ({ ...getHeaders(c), 'Cache-Control': 'no-store' });
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, createHeaders(c)));

  // Concurrent requests share a check.
  let check: Promise<unknown> | undefined;
  app.get('/readyz', async (c) => {
    if (stopSignal?.aborted) return c.json({ status: 'stopping' }, 503, createHeaders(c));
    check ??= checkReadiness().finally(() => {
      check = undefined;
    });
    const reason = await check.then(
      () => undefined,
      (error) => (error instanceof Error ? error.message : String(error)),
    );
    return reason === undefined
      ? c.json({ status: 'ok' }, 200, createHeaders(c))
      : c.json({ status: 'not ready', reason }, 503, createHeaders(c));
  });
}
