import pLimit from 'p-limit';
import { createTooBusyError } from './request-error.ts';

interface Limits {
  /** Maximum number of tasks that run concurrently. */
  concurrency: number;
  /** Maximum number of waiting tasks. Further tasks are rejected immediately. */
  maxPending: number;
  /** Maximum waiting time in ms. A task that has waited longer is rejected when it is dequeued. */
  timeoutMs: number;
}

/**
 * Returns a function that runs tasks in the order of its calls, with limited concurrency. It rejects with status 503 if too many tasks
 * wait, if the request of a waiting task was aborted, and if a task has waited longer than `timeoutMs`.
 */
export function createDatabaseLimit({ concurrency, maxPending, timeoutMs }: Limits) {
  const limit = pLimit(concurrency);
  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxPending) throw createTooBusyError();
    const start = performance.now();
    return limit(() => {
      if (signal.aborted || performance.now() - start >= timeoutMs) throw createTooBusyError();
      return task();
    });
  };
}
