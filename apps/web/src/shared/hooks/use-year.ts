import { useHydrated } from './use-hydrated.ts';

/** The year in which the site was first published. */
const firstYear = 2025;

/** Returns the current year after hydration. Before, it returns a constant, because a page may be prerendered in an earlier year. */
export const useYear = (): number => (useHydrated() ? new Date().getFullYear() : firstYear);
