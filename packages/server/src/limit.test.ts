import { expect, it, vi } from 'vitest';
import { createLimit, OverloadError } from './limit.ts';

it('runs as many tasks as allowed, queues some, and rejects the others at once', async () => {
  const limit = createLimit({ concurrency: 2, maxPending: 3, timeoutMs: 10_000 });
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let runningCount = 0;
  const task = async () => {
    runningCount++;
    await end;
  };
  const accepted = Array.from({ length: 5 }, () => limit.run(task));
  await expect(limit.run(task)).rejects.toBeInstanceOf(OverloadError);
  expect(runningCount).toBe(2);
  expect(limit.getPendingCount()).toBe(3);
  finish();
  await Promise.all(accepted);
  expect(runningCount).toBe(5);
});

it('rejects a task that takes too long, and does not run one that has waited too long', async () => {
  const limit = createLimit({ concurrency: 1, maxPending: 3, timeoutMs: 20 });
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = limit.run(() => end);
  let hasRun = false;
  const waiting = limit.run(async () => {
    hasRun = true;
  });
  await expect(slow).rejects.toBeInstanceOf(OverloadError);
  await expect(waiting).rejects.toBeInstanceOf(OverloadError);
  finish();
  expect(await limit.run(async () => 'done')).toBe('done');
  expect(hasRun).toBe(false);
});

it('runs further tasks after one has failed', async () => {
  const limit = createLimit({ concurrency: 1, maxPending: 3, timeoutMs: 1000 });
  await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await limit.run(async () => 'done')).toBe('done');
});

it('runs a task at once if no other runs, even without a queue', async () => {
  const limit = createLimit({ concurrency: 1, maxPending: 0, timeoutMs: 1000 });
  expect(await limit.run(async () => 'done')).toBe('done');
});

it('leaves no timer after a task', async () => {
  vi.useFakeTimers();
  await createLimit({ concurrency: 1, maxPending: 0, timeoutMs: 1000 }).run(async () => 'done');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
