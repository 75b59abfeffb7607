import type { CartPersistence } from '../persist/persist-cart.ts';

/** Resolves when the saved cart is restored. Without its lines, their absence would look like a change of this device. */
export function whenReady(
  persistence: Pick<CartPersistence, 'status' | 'subscribe'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfReady = () => {
      if (persistence.status === 'ready') resolve();
    };
    persistence.subscribe(resolveIfReady);
    signal.addEventListener('abort', () => resolve());
    resolveIfReady();
  });
}

/**
 * Calls `lead` in one of the tabs that share a cart, until its `signal` is aborted or its page is closed: then another tab leads. Where
 * there are no Web Locks, or the browser denies them, each tab leads. Resolves to true when `lead` has resolved or `signal` is aborted,
 * and to false if another tab leads.
 */
export function whileLeading(
  name: string,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  return new Promise((resolve) => {
    // The signal can be aborted before the lock is granted.
    const released = new Promise<void>((release) => {
      signal.addEventListener('abort', () => {
        resolve(true);
        release();
      });
    });
    const holdLock = () => {
      if (!signal.aborted) lead(signal).then(() => resolve(true));
      return released;
    };
    async function requestLock() {
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock) return holdLock();
        resolve(false);
        // Rejected when the signal is aborted while another tab leads.
        navigator.locks.request(name, { signal }, holdLock).catch(() => {});
        return undefined;
      });
    }
    // Rejected where there are no Web Locks, and where the browser denies them, as in a sandboxed frame.
    requestLock().catch(holdLock);
  });
}
