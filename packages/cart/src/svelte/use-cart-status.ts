import { createSubscriber } from 'svelte/reactivity';
import type { CartStatus, StatusReader } from '../persist/status.ts';

/** Returns an object whose `current` is the status of a persistence. It is reactive in templates, `$derived` and `$effect`. */
export function useCartStatus(persistence: StatusReader): { readonly current: CartStatus } {
  const subscribe = createSubscriber(persistence.subscribe);
  return {
    get current() {
      subscribe();
      return persistence.status;
    },
  };
}
