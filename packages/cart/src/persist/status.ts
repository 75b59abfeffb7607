import { createListeners } from '../listeners.ts';

/**
 * Whether a saved cart is restored: `idle` before `hydrate`, `restoring` until the storage responds, then `ready`, or `failed` if the
 * cart could not be read. A failed cart works in memory and becomes ready when a later attempt succeeds.
 */
export type CartStatus = 'idle' | 'restoring' | 'ready' | 'failed';

/** A status that changes. */
export interface StatusReader {
  readonly status: CartStatus;
  /** Calls `listener` after each change of the status. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a status that stays `ready` once it is. */
export function createStatus() {
  const { subscribe, emit } = createListeners();
  let current: CartStatus = 'idle';
  return {
    subscribe,
    get: (): CartStatus => current,
    set(next: CartStatus) {
      if (next === current || current === 'ready') return;
      current = next;
      emit();
    },
  };
}
