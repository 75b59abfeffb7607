import { useState, useSyncExternalStore } from 'react';
import type { Toast, Toasts } from './toasts.ts';

const isHidden = () => document.hidden;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The toasts to show. What comes while the window is hidden waits until it is seen again: its time must not pass unseen. */
export function useSeenToasts({ subscribe, getSnapshot }: Toasts): readonly Toast[] {
  const current = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const hidden = useSyncExternalStore(subscribeToVisibility, isHidden, () => false);
  const [seen, setSeen] = useState(current);
  if (hidden) return seen;
  if (seen !== current) setSeen(current);
  return current;
}
