import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../test/storages.ts';
import { localStorageAdapter } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads and writes the localStorage of the page', () => {
  const { storage, storedValues } = createMemoryStorage('[]');
  vi.stubGlobal('localStorage', storage);
  const adapter = localStorageAdapter();
  expect(adapter.getItem('cart')).toBe('[]');
  adapter.setItem('basket', 'text');
  expect([...storedValues]).toEqual([
    ['cart', '[]'],
    ['basket', 'text'],
  ]);
});

it('calls the listener at storage events until the signal is aborted', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const listener = vi.fn();
  const controller = new AbortController();
  localStorageAdapter().subscribe?.(listener, controller.signal);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  controller.abort();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});
