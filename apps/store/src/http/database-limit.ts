import pLimit from 'p-limit';
import { tooBusy } from './request-error.ts';

type Limits = {
  /** The number of tasks that run at once. */
  concurrency: number;
  /** Maximum number of tasks that wait. Beyond it, a task is rejected at once. */
  maxPending: number;
  /** Maximum time that a task waits. */
  timeoutMs: number;
};

/**
 * Returns a function that runs tasks in the order of the calls, a limited number at once. It rejects with status 503 when too many
 * wait. A task whose request was aborted or has timed out while it waited is rejected too: nobody would read the response.
 */
export function createDatabaseLimit({ concurrency, maxPending, timeoutMs }: Limits) {
  const limit = pLimit(concurrency);
  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxPending) throw tooBusy();
    const start = performance.now();
    return limit(() => {
      if (signal.aborted || performance.now() - start >= timeoutMs) throw tooBusy();
      return task();
    });
  };
}
