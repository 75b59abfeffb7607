import { expect, it } from 'vitest';
import { createDatabaseLimit } from './database-limit.ts';

const { signal } = new AbortController();
const tooBusy = { status: 503, message: 'The store is too busy to respond.' };

/** Runs two tasks at once. `endOne` ends the oldest. */
function createTasks({ maxPending = 100, timeoutMs = 60_000 } = {}) {
  const limit = createDatabaseLimit({ concurrency: 2, maxPending, timeoutMs });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, requestSignal = signal) =>
    limit(requestSignal, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  return { started, run, endOne: () => ends.shift()?.() };
}

it('starts the next task when one has ended', async () => {
  const { started, run, endOne } = createTasks();
  const [first, , third] = [run('a'), run('b'), run('c')];
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b']);
  endOne();
  expect(await first).toBe('a');
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b', 'c']);
  endOne();
  endOne();
  expect(await third).toBe('c');
});

it('starts the next task when one has failed', async () => {
  const limit = createDatabaseLimit({ concurrency: 1, maxPending: 1, timeoutMs: 60_000 });
  const failed = limit(signal, () => Promise.reject(new Error('no connection')));
  const next = limit(signal, async () => 'done');
  await expect(failed).rejects.toThrow('no connection');
  expect(await next).toBe('done');
});

it('skips a request that was aborted while it waited', async () => {
  const { started, run, endOne } = createTasks();
  const client = new AbortController();
  const [, , aborted] = [run('a'), run('b'), run('aborted', client.signal), run('c')];
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b']);
  client.abort();
  endOne();
  await expect(aborted).rejects.toMatchObject(tooBusy);
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b', 'c']);
});

it('skips a request that timed out while it waited', async () => {
  const { started, run } = createTasks({ timeoutMs: 0 });
  await expect(run('late')).rejects.toMatchObject(tooBusy);
  expect(started).toEqual([]);
});

it('rejects a request at once when too many wait, and keeps the waiting ones', async () => {
  const { started, run, endOne } = createTasks({ maxPending: 1 });
  const [, , waiting] = [run('a'), run('b'), run('waiting')];
  await expect(run('rejected')).rejects.toMatchObject(tooBusy);
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b']);
  endOne();
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a', 'b', 'waiting']);
  endOne();
  endOne();
  expect(await waiting).toBe('waiting');
});
