import { expect, it } from 'vitest';
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

it('rejects a task that has waited too long, without running it', async () => {
  const limit = createLimit({ concurrency: 1, maxPending: 3, timeoutMs: 0 });
  await expect(limit.run(async () => 'done')).rejects.toBeInstanceOf(OverloadError);
});

it('runs further tasks after one has failed', async () => {
  const limit = createLimit({ concurrency: 1, maxPending: 3, timeoutMs: 1000 });
  await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await limit.run(async () => 'done')).toBe('done');
});
