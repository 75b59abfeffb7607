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
  /** Maximum time of a task in ms, including its wait. A task that has waited longer does not run. */
  timeoutMs: number;
}

export interface ConcurrencyLimit {
  /** Runs a task after the tasks that wait. Rejects with an `OverloadError` if too many wait, or if the task takes too long. */
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
      let timer: NodeJS.Timeout | undefined;
      let isLate = false;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          isLate = true;
          reject(new OverloadError('The task has taken too long.'));
        }, timeoutMs);
      });
      const result = limit(() => {
        if (isLate) throw new OverloadError('The task has waited too long.');
        return task();
      });
      return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
    },
    getPendingCount: () => limit.pendingCount,
  };
}
