import { type RefObject, useEffect } from 'react';
import { type Prefetch, prefetchWhenIdle, usePrefetch } from '../lib/prefetch.ts';

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

/** Prefetches the page of a link when the link is in view. Starts to observe the link when the browser is idle. */
export function usePrefetchInView(linkRef: RefObject<HTMLAnchorElement | null>, pathname: string) {
  const prefetch = usePrefetch();
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const cancel = prefetchWhenIdle(() => {
      observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer?.disconnect();
        prefetch(pathname, 'in-view').catch(() => {});
      });
      if (linkRef.current) observer.observe(linkRef.current);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [prefetch, linkRef, pathname]);
}
