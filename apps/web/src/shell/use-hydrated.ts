import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and until the client has taken it over; what needs JavaScript is disabled until then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
