import { expect, it, vi } from 'vitest';
import { shareRequests } from './share-requests.ts';

/** Creates a fake request function, and functions that settle its requests. */
function createRequests() {
  const requests: { url: string; signal: AbortSignal | undefined; resolve: (body: unknown) => void }[] = [];
  const send = vi.fn((url: string, signal?: AbortSignal) => {
    return new Promise<unknown>((resolve) => void requests.push({ url, signal, resolve }));
  });
  return { send, requests };
}

it('sends one request for simultaneous calls with the same URL, and another one afterwards', async () => {
  const { send, requests } = createRequests();
  const fetchBody = shareRequests(send);
  const calls = [fetchBody('/a'), fetchBody('/a'), fetchBody('/b')];
  expect(requests.map(({ url }) => url)).toEqual(['/a', '/b']);
  requests[0]?.resolve('A');
  requests[1]?.resolve('B');
  expect(await Promise.all(calls)).toEqual(['A', 'A', 'B']);
  void fetchBody('/a');
  expect(send).toHaveBeenCalledTimes(3);
});

it('rejects only the aborted call, and aborts the request with the last one', async () => {
  const { send, requests } = createRequests();
  const fetchBody = shareRequests(send);
  const first = new AbortController();
  const second = new AbortController();
  const firstCall = fetchBody('/a', first.signal);
  const secondCall = fetchBody('/a', second.signal);
  first.abort();
  await expect(firstCall).rejects.toMatchObject({ name: 'StoreError', code: 'aborted' });
  expect(requests[0]?.signal?.aborted).toBe(false);
  second.abort();
  await expect(secondCall).rejects.toMatchObject({ code: 'aborted' });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

it('sends a new request after the previous one was aborted', async () => {
  const { send, requests } = createRequests();
  const fetchBody = shareRequests(send);
  const controller = new AbortController();
  const aborted = fetchBody('/a', controller.signal);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
  const next = fetchBody('/a');
  expect(send).toHaveBeenCalledTimes(2);
  requests[1]?.resolve('A');
  expect(await next).toBe('A');
});

it('sends no request when the signal is already aborted', async () => {
  const { send } = createRequests();
  await expect(shareRequests(send)('/a', AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
  expect(send).not.toHaveBeenCalled();
});

it('shares a request that was sent after an aborted one, also when the aborted one ends later', async () => {
  const { send, requests } = createRequests();
  const fetchBody = shareRequests(send);
  const controller = new AbortController();
  const aborted = fetchBody('/a', controller.signal);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
  const second = fetchBody('/a');
  requests[0]?.resolve('late');
  await new Promise((resolve) => setImmediate(resolve));
  const third = fetchBody('/a');
  expect(send).toHaveBeenCalledTimes(2);
  requests[1]?.resolve('A');
  expect(await Promise.all([second, third])).toEqual(['A', 'A']);
});
