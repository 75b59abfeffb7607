import { prefetchWhenIdle } from '../lib/hooks/use-idle-prefetch.ts';
import type { Prefetch } from '../lib/prefetch.ts';

/** Prefetches the page of a link when the visitor points at it, presses it, focuses it, or opens the menu or disclosure that contains it. */
export function prefetchOnIntent(prefetch: Prefetch) {
  const prefetchLink = (link: HTMLAnchorElement | null) => {
    // If this fails, the navigation loads the page again and shows the error.
    if (link?.origin === location.origin && link.pathname !== location.pathname) prefetch(link.href).catch(() => {});
  };
  // The targets of these events are always elements.
  const handleIntent = ({ target }: Event) => prefetchLink((target as Element).closest('a[href]'));
  for (const event of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(event, handleIntent);
  const handleToggle = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open')
      prefetchWhenIdle(() => (target as Element).querySelectorAll<HTMLAnchorElement>('a[href]').forEach(prefetchLink));
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', handleToggle, true);
}
