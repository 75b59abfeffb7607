import { useHydrated } from './use-hydrated.ts';

/** The year in which the site was first published. */
const firstYear = 2025;

/** The current year. A prerendered page may be older, so the year is set after hydration. */
export const useYear = (): number => (useHydrated() ? new Date().getFullYear() : firstYear);
