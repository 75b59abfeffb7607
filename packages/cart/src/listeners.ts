/** The subscribers of a cart. They are notified once per change or batch. */
export interface Listeners {
  subscribe: (listener: (origin?: string) => void) => () => void;
  /** Notifies all listeners, at the end of the batch if one is running. */
  emit: (origin?: string) => void;
  batch: <Result>(change: () => Result, origin?: string) => Result;
}

/** Creates the list of subscribers of a cart. If a listener throws, the error is logged and the others are still called. */
export function createListeners(): Listeners {
  const listeners = new Set<(origin?: string) => void>();
  let batchDepth = 0;
  let hasPendingChange = false;

  function emit(origin?: string) {
    hasPendingChange = batchDepth > 0;
    if (hasPendingChange) return;
    for (const listener of listeners) {
      try {
        listener(origin);
      } catch (error) {
        console.error(error);
      }
    }
  }

  return {
    emit,
    subscribe(listener) {
      // A function of its own for each subscription, so that the same listener can be subscribed twice.
      const call: typeof listener = (origin) => listener(origin);
      listeners.add(call);
      return () => {
        listeners.delete(call);
      };
    },
    batch(change, origin) {
      batchDepth++;
      try {
        return change();
      } finally {
        batchDepth--;
        if (hasPendingChange) emit(origin);
      }
    },
  };
}
