import { startTransition, useEffect, useState } from 'react';

/** Whether any component has been hydrated: components that mount later start with true. */
let hasHydrated = false;

/**
 * Returns false on the server and during hydration, then true. Controls that need JavaScript are disabled until then. React can
 * interrupt the second render, because it is a transition. `useSyncExternalStore` would render it synchronously.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
