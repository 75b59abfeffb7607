/** The listeners of a cart, notified once per change or once per batch. */
export interface Listeners {
  subscribe: (listener: (origin?: string) => void) => () => void;
  /** Notifies all listeners; during a batch, at its end. */
  changed: (origin?: string) => void;
  batch: <Result>(change: () => Result, origin?: string) => Result;
}

/** A listener that throws is logged and does not stop the others. */
export function createListeners(): Listeners {
  const listeners = new Set<(origin?: string) => void>();
  let depth = 0;
  let pending = false;

  function changed(origin?: string) {
    pending = depth > 0;
    if (pending) return;
    for (const listener of listeners) {
      try {
        listener(origin);
      } catch (error) {
        console.error(error);
      }
    }
  }

  return {
    changed,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    batch(change, origin) {
      depth++;
      try {
        return change();
      } finally {
        depth--;
        if (pending) changed(origin);
      }
    },
  };
}
