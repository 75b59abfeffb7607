import { StoreError } from './store-error.ts';

type SendRequest = (url: string, signal?: AbortSignal) => Promise<unknown>;

interface SharedRequest {
  body: Promise<unknown>;
  controller: AbortController;
  /** Number of calls that wait for the body. */
  callCount: number;
}

/** Sends one request for simultaneous calls with the same URL. It is aborted when each of these calls has been aborted. */
export function shareRequests(send: SendRequest): SendRequest {
  const pending = new Map<string, SharedRequest>();

  function start(url: string): SharedRequest {
    const controller = new AbortController();
    const body = send(url, controller.signal).finally(() => remove(url, request));
    const request = { body, controller, callCount: 0 };
    pending.set(url, request);
    return request;
  }

  function remove(url: string, request: SharedRequest): void {
    if (pending.get(url) === request) pending.delete(url);
  }

  return async (url, signal) => {
    if (signal?.aborted) throw createAbortError(url);
    const request = pending.get(url) ?? start(url);
    request.callCount += 1;
    if (!signal) return request.body;
    return new Promise((resolve, reject) => {
      function handleAbort(): void {
        reject(createAbortError(url));
        request.callCount -= 1;
        if (request.callCount > 0) return;
        remove(url, request);
        request.controller.abort();
      }
      signal.addEventListener('abort', handleAbort, { once: true });
      request.body.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
    });
  };
}

const createAbortError = (url: string) => new StoreError('aborted', 'The call was aborted.', { url });
