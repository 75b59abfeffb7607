import { getCurrentScope, onScopeDispose, type ShallowRef, shallowRef } from 'vue';
import type { CartStatus, StatusReader } from '../persist/status.ts';

/** A composable that returns a read-only ref to the status of a persistence. */
export function useCartStatus(persistence: StatusReader): Readonly<ShallowRef<CartStatus>> {
  const status = shallowRef(persistence.status);
  const unsubscribe = persistence.subscribe(() => {
    status.value = persistence.status;
  });
  if (getCurrentScope()) onScopeDispose(unsubscribe);
  return status;
}
