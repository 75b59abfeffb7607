import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createApp } from './app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { status: 503, retryAfter: '5', error: { message: 'The store is too busy to answer.' } };

/** A store that keeps everyone waiting: its database takes no question. */
function stuckStore() {
  const app = createApp({ db: {} as Database, atOnce: 0 });
  return async () => {
    const response = await app.request('/store/any/products');
    const { error } = (await response.json()) as { error: unknown };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), error };
  };
}

it('tells whom it has no room for to come back in a moment, and does so before long', async () => {
  const ask = stuckStore();
  for (let visitor = 0; visitor < 1000; visitor++) ask();
  const answer = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual(busy);
});

it('tells whoever has waited for ten seconds to come back in a moment', async () => {
  const answer = stuckStore()();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual(busy);
});
