/** Delay between dismissing a toast and removing it, in milliseconds. */
const removalDelayMs = 1_000_000;

export interface ToastText {
  title: string;
  description?: string;
  /** `destructive` for errors; `plain` by default. */
  tone?: 'plain' | 'destructive';
}

/** A toast: its text, an id and whether it is open. */
export interface Toast extends ToastText {
  id: string;
  open: boolean;
}

/** A store of toasts, in the form that `useSyncExternalStore` reads. */
export interface Toasts {
  /** Shows a toast, replacing any other, and returns its id. */
  show: (text: ToastText) => string;
  /** Closes a toast, and removes it after 1,000,000 ms. An unknown id is ignored. */
  dismiss: (id: string) => void;
  /** Returns at most one toast, in the same array until something changes. */
  getSnapshot: () => readonly Toast[];
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates the toast store of a page. It has at most one toast. A dismissed toast is removed after 1,000,000 ms. */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let removalTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function setToasts(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text) {
      lastId += 1;
      const id = String(lastId);
      clearTimeout(removalTimer);
      setToasts([{ ...text, id, open: true }]);
      return id;
    },
    dismiss(id) {
      const toast = toasts.find((candidate) => candidate.id === id && candidate.open);
      if (!toast) return;
      setToasts([{ ...toast, open: false }]);
      removalTimer = setTimeout(() => setToasts([]), removalDelayMs);
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
