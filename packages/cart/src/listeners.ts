/** Whoever wants to know of changes, told once per change or once per batch. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void;
  /** Tells everyone, in a batch at its end. */
  changed: () => void;
  batch: <Result>(change: () => Result) => Result;
}

/** A listener that throws is logged and does not silence the rest. */
export function createListeners(): Listeners {
  const calls = new Set<() => void>();
  let depth = 0;
  let pending = false;

  function changed() {
    pending = depth > 0;
    if (pending) return;
    for (const call of calls) {
      try {
        call();
      } catch (error) {
        console.error(error);
      }
    }
  }

  return {
    changed,
    subscribe(listener) {
      // A function of its own, so that one listener subscribed twice is told twice and leaves one at a time.
      const call = () => listener();
      calls.add(call);
      return () => {
        calls.delete(call);
      };
    },
    batch(change) {
      depth++;
      try {
        return change();
      } finally {
        depth--;
        if (pending) changed();
      }
    },
  };
}
