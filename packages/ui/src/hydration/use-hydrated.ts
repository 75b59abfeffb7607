import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false on the server and during hydration, then true. Controls that need JavaScript are disabled until then. Call it in a small
 * component, because React renders it again synchronously after its hydration.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
