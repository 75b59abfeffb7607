import { useHydrated } from '@vitrine/ui';

/** The year in which the site was first published. */
const firstYear = 2025;

/** Returns the current year. On the server and during hydration, it returns a constant: the prerendered HTML may be from an earlier year. */
export const useYear = (): number => (useHydrated() ? new Date().getFullYear() : firstYear);
