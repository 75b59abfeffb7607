import { type RefObject, useEffect } from 'react';
import { prefetchWhenIdle } from '../lib/hooks/use-idle-prefetch.ts';
import { usePrefetch } from '../lib/prefetch.ts';

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
