import type { Context, Handler } from 'hono';
import { proxy } from 'hono/proxy';

const timeLimitMs = 15_000;

/**
 * Passes `/store/*` on to the store, so that the browser asks its own origin: one port, no preflight. `safe` gives the headers that
 * every answer of ours carries.
 */
export function storeProxy(storeHost: string, safe: (c: Context) => Record<string, string>): Handler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      const answer = await proxy(new URL(pathname + search, storeHost), {
        method: c.req.method,
        headers: { accept: c.req.header('accept'), 'content-type': c.req.header('content-type') },
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeLimitMs)]),
      });
      for (const [name, value] of Object.entries(safe(c))) answer.headers.set(name, value);
      return answer;
    } catch (cause) {
      // A visitor who has gone says nothing about the store.
      if (!c.req.raw.signal.aborted)
        console.error('The store does not answer:', cause instanceof Error ? cause.message : cause);
      return c.json({ error: 'The store does not answer. Please try again.' }, 502, safe(c));
    }
  };
}
