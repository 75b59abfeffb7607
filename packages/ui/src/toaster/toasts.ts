/** How long a dismissed toast is kept before it is removed (spec, 9). */
const removalDelayMs = 1_000_000;

export interface ToastText {
  title: string;
  description?: string;
  /** `destructive` for what did not work; plain when left out. */
  tone?: 'plain' | 'destructive';
}

/** A toast of the spec: an id, an open flag, and its words. */
export interface Toast extends ToastText {
  id: string;
  open: boolean;
}

export interface Toasts {
  /** Shows a toast in the place of any other, and gives its id. */
  show: (text: ToastText) => string;
  /** Closes a toast at once; it is removed later, so that it can still move out. An unknown id changes nothing. */
  dismiss: (id: string) => void;
  /** At most one toast; the same list until something changes. */
  getSnapshot: () => readonly Toast[];
  /** Calls back after every change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** The toasts of a page: at most one at a time, kept for 1,000,000 ms after it is dismissed (spec, 4 and 9). */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let shown = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text) {
      shown += 1;
      const id = String(shown);
      clearTimeout(removal);
      change([{ ...text, id, open: true }]);
      return id;
    },
    dismiss(id) {
      const toast = toasts.find((candidate) => candidate.id === id && candidate.open);
      if (!toast) return;
      change([{ ...toast, open: false }]);
      removal = setTimeout(() => change([]), removalDelayMs);
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
