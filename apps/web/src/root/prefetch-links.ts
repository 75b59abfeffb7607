import { type RefObject, useEffect } from 'react';
import { type Prefetch, queuePrefetch, usePrefetch } from '../lib/prefetch.ts';

/** Prefetches the page of a link when the visitor points at it, presses it, focuses it, or opens the menu or disclosure that contains it. */
export function prefetchOnIntent(prefetch: Prefetch) {
  const leadsToOtherPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.pathname !== location.pathname;
  const handleIntent = ({ target }: Event) => {
    // The targets of these events are always elements.
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    // If this fails, the navigation loads the page again and shows the error.
    if (link && leadsToOtherPage(link)) prefetch(link.href).catch(() => {});
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(event, handleIntent);
  const handleToggle = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    for (const link of (target as Element).querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (leadsToOtherPage(link)) queuePrefetch(() => prefetch(link.href, 'menu'));
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', handleToggle, true);
}

/** Prefetches the page of a link when the link is at most two screens away from the viewport, so that the page is loaded before a tap. */
export function usePrefetchNearViewport(linkRef: RefObject<HTMLAnchorElement | null>, pathname: string) {
  const prefetch = usePrefetch();
  useEffect(() => {
    let cancel = () => {};
    const handleIntersection: IntersectionObserverCallback = (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = queuePrefetch(() => prefetch(pathname, 'near-viewport'));
    };
    const observer = new IntersectionObserver(handleIntersection, { rootMargin: '200% 0px' });
    if (linkRef.current) observer.observe(linkRef.current);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [prefetch, linkRef, pathname]);
}
