import type { MiddlewareHandler } from 'hono';
import { RequestError } from './request-error.ts';

/**
 * Lets so many requests work at once and the others wait in the order of their coming. Whoever has hung up by the time of their turn, or
 * has waited for too long, is passed over: an answer that nobody reads would only keep those waiting who are still there.
 */
export function atOnce(most: number, patienceMs: number): MiddlewareHandler {
  const waiting: (() => void)[] = [];
  let free = most;

  return async (context, next) => {
    const { signal } = context.req.raw;
    const came = performance.now();
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (signal.aborted || performance.now() - came > patienceMs)
        throw new RequestError(503, 'The store is too busy to answer.');
      await next();
    } finally {
      // The place goes to whoever is next, or is free again.
      const call = waiting.shift();
      if (call) call();
      else free++;
    }
  };
}
