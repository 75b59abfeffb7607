// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, refetchWhenRestored } from './query-client.ts';

const failingQuery = { queryKey: ['stock'], queryFn: () => Promise.reject(new Error('offline')) };

afterEach(() => vi.restoreAllMocks());

it('logs a query that fails while a component uses it', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const observer = new QueryObserver(createQueryClient(), failingQuery);
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => logError).toHaveBeenCalledWith('A query failed:', ['stock'], 'offline');
  unsubscribe();
});

it('does not log a failed prefetch, and requests the data again when a component uses it', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient();
  await queryClient.query(failingQuery).catch(() => {});
  expect(logError).not.toHaveBeenCalled();
  const observer = new QueryObserver(queryClient, { ...failingQuery, queryFn: async () => 3 });
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(3);
  unsubscribe();
});

it('requests failed data again when the browser restores the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient();
  refetchWhenRestored(queryClient);
  const queryFn = vi.fn(async () => 3).mockRejectedValueOnce(new Error('aborted'));
  const observer = new QueryObserver(queryClient, { ...failingQuery, queryFn });
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => observer.getCurrentResult().data).toBe(3);
  unsubscribe();
});

it('requests failed data again when the browser is online again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient();
  queryClient.mount();
  const queryFn = vi.fn(async () => 3).mockRejectedValueOnce(new Error('offline'));
  const observer = new QueryObserver(queryClient, { ...failingQuery, queryFn });
  const unsubscribe = observer.subscribe(() => {});
  dispatchEvent(new Event('offline'));
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => observer.getCurrentResult().data).toBe(3);
  unsubscribe();
  queryClient.unmount();
});
