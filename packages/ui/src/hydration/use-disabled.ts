import { useHydrated } from './use-hydrated.ts';

/**
 * Returns whether a control is disabled: by its prop, or because it has a handler and is not hydrated yet. Only the control is rendered again after
 * its hydration, not the page around it.
 */
export function useDisabled(disabled: boolean | undefined, handler: unknown): boolean {
  const isHydrated = useHydrated();
  return disabled === true || (handler !== undefined && !isHydrated);
}
