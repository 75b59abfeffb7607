import { startTransition, useEffect, useState } from 'react';

/** Whether any component has been hydrated: components that mount later start with true. */
let hasHydrated = false;

/**
 * Returns false during prerendering and hydration, then true. Controls that need JavaScript are disabled until then. A transition makes
 * the second render interruptible, which `useSyncExternalStore` does not allow.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
