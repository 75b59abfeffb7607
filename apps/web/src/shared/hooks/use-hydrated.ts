import { startTransition, useEffect, useState } from 'react';

let isHydrated = false;

/**
 * False in the prerendered page and until it is hydrated; what needs JavaScript is disabled until then. The change is rendered in
 * slices, like the hydration itself, where `useSyncExternalStore` would render it in one task.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
