import pLimit from 'p-limit';
import { tooBusy } from './request-error.ts';

type Limits = {
  /** Maximum number of tasks that run concurrently. */
  concurrency: number;
  /** Maximum number of tasks that wait. Further tasks are rejected immediately. */
  maxPending: number;
  /** A task that has waited this long, in ms, is rejected when it is dequeued, instead of being run. */
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
