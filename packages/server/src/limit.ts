import pLimit from 'p-limit';

/** The server is too busy for a task. Respond with 503. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

interface LimitOptions {
  /** Maximum number of tasks that run concurrently. */
  concurrency: number;
  /** Maximum number of waiting tasks. Further tasks are rejected immediately. */
  maxPending: number;
  /** Maximum waiting time in ms. A task that has waited longer is rejected when it is dequeued. */
  timeoutMs: number;
}

export interface ConcurrencyLimit {
  /** Runs a task after the tasks that wait. Rejects with an `OverloadError` if too many wait, or if the task has waited too long. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The number of waiting tasks. */
  getPendingCount: () => number;
}

/** Creates a limit of concurrent tasks, with a queue of limited length. */
export function createLimit({ concurrency, maxPending, timeoutMs }: LimitOptions): ConcurrencyLimit {
  const limit = pLimit(concurrency);
  return {
    async run(task) {
      if (limit.activeCount >= concurrency && limit.pendingCount >= maxPending)
        throw new OverloadError('Too many tasks are waiting.');
      const start = performance.now();
      return limit(() => {
        if (performance.now() - start >= timeoutMs) throw new OverloadError('The task has waited too long.');
        return task();
      });
    },
    getPendingCount: () => limit.pendingCount,
  };
}
