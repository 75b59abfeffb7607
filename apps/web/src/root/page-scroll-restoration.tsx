import { splitLanguage } from '@vitrine/i18n';
import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns the key under which the scroll position of a location is saved. The first location of every document has the key `default`, so its
 * URL identifies it.
 */
const getScrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

/**
 * React Router's scroll restoration without its jump to the section of a fragment, which `preventScrollReset` does not prevent:
 * `useSectionScroll` scrolls there smoothly, from the top of a new page. A change of language keeps the scroll position.
 */
export function PageScrollRestoration() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const { path } = splitLanguage(pathname);
  const previousPathRef = useRef(path);
  const scrollTopRef = useRef(0);

  // Runs after the effect of its child, `<ScrollRestoration>`.
  useLayoutEffect(() => {
    const isSamePage = previousPathRef.current === path;
    previousPathRef.current = path;
    if (hash && navigationType !== NavigationType.Pop)
      scrollTo({ top: isSamePage ? scrollTopRef.current : 0, behavior: 'instant' });
    // Called before the effects of the next navigation, so before `<ScrollRestoration>` changes the scroll position.
    return () => {
      scrollTopRef.current = scrollY;
    };
  }, [path, hash, key, navigationType]);

  return <ScrollRestoration getKey={getScrollKey} />;
}
