import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../test/storages.ts';
import { localStorageAdapter } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('the adapter reads, writes and removes in the localStorage of the page', () => {
  const { storage, texts } = memoryStorage('[]');
  vi.stubGlobal('localStorage', storage);
  const adapter = localStorageAdapter();
  expect(adapter.getItem('cart')).toBe('[]');
  adapter.setItem('basket', 'text');
  adapter.removeItem('cart');
  expect([...texts]).toEqual([['basket', 'text']]);
});

it('the adapter tells of what other tabs write, until it is no longer wanted', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const listener = vi.fn();
  const wanted = new AbortController();
  localStorageAdapter().subscribe?.(listener, wanted.signal);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  wanted.abort();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});
