/** The listeners of a cart, notified once per change or once per batch. */
export interface Listeners {
  subscribe: (listener: (origin?: string) => void) => () => void;
  /** Notifies all listeners; during a batch, at its end. */
  changed: (origin?: string) => void;
  batch: <Result>(change: () => Result, origin?: string) => Result;
}

/** A listener that throws is logged and does not stop the others. */
export function createListeners(): Listeners {
  const calls = new Set<(origin?: string) => void>();
  let depth = 0;
  let pending = false;

  function changed(origin?: string) {
    pending = depth > 0;
    if (pending) return;
    for (const call of calls) {
      try {
        call(origin);
      } catch (error) {
        console.error(error);
      }
    }
  }

  return {
    changed,
    subscribe(listener) {
      // A function of its own, so that a listener that subscribes twice is called twice and can unsubscribe once.
      const call: typeof listener = (origin) => listener(origin);
      calls.add(call);
      return () => {
        calls.delete(call);
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
