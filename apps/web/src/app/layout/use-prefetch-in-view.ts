import { type RefObject, useContext, useEffect } from 'react';
import { prefetchWhenIdle } from '../../shared/hooks/use-idle-prefetch.ts';
import { PrefetchContext } from '../page-prefetch.ts';

/** Prefetches the page of a link when the link is in view and the browser is idle. */
export function usePrefetchInView(link: RefObject<HTMLAnchorElement | null>, pathname: string) {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (!prefetch) return;
    let observer: IntersectionObserver | undefined;
    const cancel = prefetchWhenIdle(() => {
      observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer?.disconnect();
        prefetch(pathname, 'in-view');
      });
      if (link.current) observer.observe(link.current);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [prefetch, link, pathname]);
}
