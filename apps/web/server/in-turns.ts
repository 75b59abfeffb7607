import type { RequestListener } from 'node:http';

/** How many requests are answered before whoever waits at the door is looked after. */
const perTurn = 8;

/**
 * Answers requests in the order they came, a few in each turn of Node's loop. Node lets one new connection in per turn, and a turn
 * lasts until all that have come are answered: without this, a thousand visitors who are in keep the next one waiting for seconds.
 */
export function inTurns(answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let awake = false;

  function takeSome() {
    for (const request of waiting.splice(0, perTurn)) answer(...request);
    awake = waiting.length > 0;
    if (awake) setImmediate(takeSome);
  }

  return (...request) => {
    waiting.push(request);
    if (!awake) setImmediate(takeSome);
    awake = true;
  };
}
