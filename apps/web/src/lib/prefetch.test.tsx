// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchWhenIdle, useIdlePrefetch } from './prefetch.ts';

let idleCallbacks: Map<number, () => void>;

/** Runs the pending idle callbacks. */
const runIdleCallbacks = () => {
  for (const [id, callback] of idleCallbacks) {
    idleCallbacks.delete(id);
    callback();
  }
};
const stubConnection = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });
const setReadyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => {
  idleCallbacks = new Map();
  let lastId = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idleCallbacks.set(++lastId, callback);
    return lastId;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => idleCallbacks.delete(id));
  setReadyState('complete');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('prefetchWhenIdle', () => {
  it('waits until the browser is idle', () => {
    const prefetch = vi.fn();
    prefetchWhenIdle(prefetch);
    expect(prefetch).not.toHaveBeenCalled();
    runIdleCallbacks();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('waits until the page has loaded', () => {
    setReadyState('interactive');
    const prefetch = vi.fn();
    prefetchWhenIdle(prefetch);
    runIdleCallbacks();
    expect(prefetch).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    runIdleCallbacks();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('uses a timer in a browser without requestIdleCallback', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const prefetch = vi.fn();
    prefetchWhenIdle(prefetch);
    expect(prefetch).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('does not prefetch after it is canceled', () => {
    const prefetch = vi.fn();
    prefetchWhenIdle(prefetch)();
    setReadyState('interactive');
    prefetchWhenIdle(prefetch)();
    window.dispatchEvent(new Event('load'));
    runIdleCallbacks();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'does not prefetch with the connection %o',
    (connection) => {
      stubConnection(connection);
      const prefetch = vi.fn();
      prefetchWhenIdle(prefetch);
      runIdleCallbacks();
      expect(prefetch).not.toHaveBeenCalled();
    },
  );

  it.each([undefined, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
    'prefetches with the connection %o',
    (connection) => {
      stubConnection(connection);
      const prefetch = vi.fn();
      prefetchWhenIdle(prefetch);
      runIdleCallbacks();
      expect(prefetch).toHaveBeenCalledOnce();
    },
  );
});

describe('useIdlePrefetch', () => {
  it('prefetches once, and again when the key changes', () => {
    const prefetch = vi.fn(() => []);
    const { rerender } = renderHook(({ key }) => useIdlePrefetch(prefetch, key), { initialProps: { key: 'en' } });
    runIdleCallbacks();
    rerender({ key: 'en' });
    runIdleCallbacks();
    expect(prefetch).toHaveBeenCalledOnce();
    rerender({ key: 'fr' });
    runIdleCallbacks();
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('ignores a request that fails', async () => {
    const logError = vi.spyOn(console, 'error');
    renderHook(() => useIdlePrefetch(() => [Promise.reject(new Error('offline'))]));
    await act(async () => runIdleCallbacks());
    // Vitest also fails on an unhandled rejection.
    expect(logError).not.toHaveBeenCalled();
  });

  it('does not prefetch after the component is unmounted', () => {
    const prefetch = vi.fn(() => []);
    renderHook(() => useIdlePrefetch(prefetch)).unmount();
    runIdleCallbacks();
    expect(prefetch).not.toHaveBeenCalled();
  });
});
