import type { Context, Handler } from 'hono';
import { proxy } from 'hono/proxy';

const timeoutMs = 15_000;

/**
 * Creates a handler that proxies `/store/*` to the store, so that the browser sends no cross-origin or preflight requests.
 * `getSecurityHeaders` returns the headers that every response of the site has.
 */
export function createStoreProxy(
  storeOrigin: string,
  getSecurityHeaders: (c: Context) => Record<string, string>,
): Handler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      const response = await proxy(new URL(pathname + search, storeOrigin), {
        method: c.req.method,
        headers: {
          accept: c.req.header('accept'),
          'content-type': c.req.header('content-type'),
          'if-none-match': c.req.header('if-none-match'),
        },
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
      });
      for (const [name, value] of Object.entries(getSecurityHeaders(c))) response.headers.set(name, value);
      return response;
    } catch (cause) {
      // A request that the client aborted is not a failure of the store.
      if (!c.req.raw.signal.aborted)
        console.error('The store does not respond:', cause instanceof Error ? cause.message : cause);
      return c.json({ error: 'The store does not respond. Please try again.' }, 502, getSecurityHeaders(c));
    }
  };
}
