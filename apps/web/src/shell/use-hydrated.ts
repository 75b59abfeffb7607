import { startTransition, useEffect, useState } from 'react';

let hydratedBefore = false;

/**
 * False in the prerendered page and until the client has taken it over; what needs JavaScript is disabled until then. What that changes
 * is drawn in slices, as the hydration was, where a store's snapshot would be drawn in one go.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(hydratedBefore);
  useEffect(() => {
    hydratedBefore = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
