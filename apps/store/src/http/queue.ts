import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { tooBusy } from './request-error.ts';

type Limits = {
  /** So many requests are worked on at once. */
  atOnce: number;
  mostWaiting: number;
  patienceMs: number;
};

/** So many turns of the loop without anyone new say that nobody stands at the door: one lets in, the next reads, a third is for the turn under way. */
const quietTurns = 3;

/** The most turns of the loop between two requests, lest newcomers without end keep those waiting who are in. */
const mostTurns = 32;

/** The pause before a refusal: whoever asks again as soon as it comes would have the store do nothing but refuse. */
const refusalMs = 1000;

/**
 * Lets some requests work at once and the others wait in the order of their coming; whom there is no room for is turned away.
 * Whoever has hung up by the time of their turn, or has waited for too long, is passed over: an answer that nobody reads would only
 * keep those waiting who are still there.
 */
export function queue({ atOnce, mostWaiting, patienceMs }: Limits): MiddlewareHandler {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  let arrived = 0;

  /**
   * Gives a place to whoever is next, once all who stand at the door are in. Node lets one connection in per turn of its loop, and
   * reads in the next what it asks and whether it hung up: were each turn as long as an answer, a crowd would stay outside for seconds.
   */
  async function passOn() {
    for (let turns = 0, quiet = 0; quiet < quietTurns && turns < mostTurns && waiting.length < mostWaiting; turns++) {
      const before = arrived;
      await setImmediate();
      quiet = arrived > before ? 0 : quiet + 1;
    }
    const call = waiting.shift();
    if (call) call();
    else free++;
  }

  return async (context, next) => {
    const { signal } = context.req.raw;
    const came = performance.now();
    arrived++;
    if (free > 0) free--;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else {
      await new Promise((resolve) => setTimeout(resolve, refusalMs));
      throw tooBusy();
    }
    try {
      if (signal.aborted || performance.now() - came > patienceMs) throw tooBusy();
      await next();
    } finally {
      passOn();
    }
  };
}
