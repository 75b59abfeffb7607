import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const failing = { queryKey: ['stock'], queryFn: () => Promise.reject(new Error('offline')) };

afterEach(() => vi.restoreAllMocks());

it('logs the failed query of a component', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const observer = new QueryObserver(createQueryClient(), failing);
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('A query failed:', ['stock'], 'offline'));
  unsubscribe();
});

it('does not log a failed prefetch, and requests again when a component needs it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(failing);
  expect(logged).not.toHaveBeenCalled();
  const observer = new QueryObserver(queryClient, { ...failing, queryFn: async () => 3 });
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(3));
  unsubscribe();
});
