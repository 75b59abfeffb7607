import { type Accessor, createSignal, getOwner, onCleanup } from 'solid-js';
import type { CartStatus, StatusReader } from '../persist/status.ts';

/** Returns an accessor of the status of a persistence. */
export function useCartStatus(persistence: StatusReader): Accessor<CartStatus> {
  const [status, setStatus] = createSignal(persistence.status);
  const unsubscribe = persistence.subscribe(() => setStatus(persistence.status));
  if (getOwner()) onCleanup(unsubscribe);
  return status;
}
