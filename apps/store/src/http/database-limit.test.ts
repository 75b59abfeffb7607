import { expect, it } from 'vitest';
import { pollOptions } from '../../contract/poll-options.ts';
import { createDatabaseLimit } from './database-limit.ts';

const { signal } = new AbortController();
const tooBusyError = { status: 503, message: 'The store is too busy to respond.' };

/** Creates a limit of two concurrent tasks. `run` adds a task, and `finishOldest` finishes the running task that started first. */
function createTestLimit({ maxPending = 100, timeoutMs = 60_000 } = {}) {
  const runLimited = createDatabaseLimit({ concurrency: 2, maxPending, timeoutMs });
  const startedTasks: string[] = [];
  const resolvers: (() => void)[] = [];
  const run = (name: string, requestSignal = signal) =>
    runLimited(requestSignal, async () => {
      startedTasks.push(name);
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return name;
    });
  return { startedTasks, run, finishOldest: () => resolvers.shift()?.() };
}

it('starts the next task when one has finished', async () => {
  const { startedTasks, run, finishOldest } = createTestLimit();
  const [first, , third] = [run('a'), run('b'), run('c')];
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b']);
  finishOldest();
  expect(await first).toBe('a');
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b', 'c']);
  finishOldest();
  finishOldest();
  expect(await third).toBe('c');
});

it('starts the next task when one has failed', async () => {
  const runLimited = createDatabaseLimit({ concurrency: 1, maxPending: 1, timeoutMs: 60_000 });
  const failed = runLimited(signal, () => Promise.reject(new Error('no connection')));
  const next = runLimited(signal, async () => 'done');
  await expect(failed).rejects.toThrow('no connection');
  expect(await next).toBe('done');
});

it('rejects a task whose request was aborted while it waited', async () => {
  const { startedTasks, run, finishOldest } = createTestLimit();
  const controller = new AbortController();
  const [, , aborted] = [run('a'), run('b'), run('aborted', controller.signal), run('c')];
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b']);
  controller.abort();
  finishOldest();
  await expect(aborted).rejects.toMatchObject(tooBusyError);
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b', 'c']);
});

it('rejects a task that has waited longer than the timeout', async () => {
  const { startedTasks, run } = createTestLimit({ timeoutMs: 0 });
  await expect(run('late')).rejects.toMatchObject(tooBusyError);
  expect(startedTasks).toEqual([]);
});

it('rejects a task immediately when too many tasks wait, and still runs the waiting tasks', async () => {
  const { startedTasks, run, finishOldest } = createTestLimit({ maxPending: 1 });
  const [, , waiting] = [run('a'), run('b'), run('waiting')];
  await expect(run('rejected')).rejects.toMatchObject(tooBusyError);
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b']);
  finishOldest();
  await expect.poll(() => startedTasks, pollOptions).toEqual(['a', 'b', 'waiting']);
  finishOldest();
  finishOldest();
  expect(await waiting).toBe('waiting');
});
