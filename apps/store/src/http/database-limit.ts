import pLimit from 'p-limit';
import { tooBusy } from './request-error.ts';

type Limits = {
  /** The number of tasks that run at once. */
  concurrency: number;
  /** Maximum number of tasks that wait. Beyond it, a task is rejected at once. */
  maxPending: number;
};

/**
 * Makes a function that runs tasks in the order of their requests, some of them at once. It rejects with status 503 when too many
 * wait, and when the request has been aborted before its turn: nobody would read its response.
 */
export function createDatabaseLimit({ concurrency, maxPending }: Limits) {
  const limit = pLimit(concurrency);
  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxPending) throw tooBusy();
    return limit(() => {
      if (signal.aborted) throw tooBusy();
      return task();
    });
  };
}
