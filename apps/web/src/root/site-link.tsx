import type { LinkComponentProps } from '@vitrine/ui';
import { type MouseEvent, useImperativeHandle, useRef, useTransition } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { useLocalizedPath } from '../lib/hooks/use-localized-path.ts';
import { isCurrentUrl } from './is-current-url.ts';
import { usePrefetchNearViewport } from './prefetch-links.ts';
import { getScrollBehavior } from './scroll-behavior.ts';

/** Matches paths of static files, which the browser opens without the router. */
const fileExtensionPattern = /\.\w+$/;

/**
 * The link component of the UI kit: a link of the router that is `aria-busy` from the click until React has rendered the new page or, if the
 * page must be loaded, its loading state. It adds the language prefix of the current page to a path without a language. A link to the current
 * page scrolls to its top.
 */
export function SiteLink({ href, ref, onClick, ...props }: LinkComponentProps) {
  const to = useLocalizedPath()(href);
  const { pathname, search, hash } = useResolvedPath(to);
  const location = useLocation();
  const linkRef = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => linkRef.current as HTMLAnchorElement);
  usePrefetchNearViewport(linkRef, pathname);
  // `handleClick` scrolls to the top of the same page, and `useSectionScroll` to sections. Without `preventScrollReset`, the page would jump first.
  const isSamePage = pathname === location.pathname && search === location.search;
  const options = { target: props.target, preventScrollReset: isSamePage || hash !== '' };
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const replaceEntry = useLinkClickHandler<HTMLAnchorElement>(to, { ...options, replace: true });
  const [isPending, startNavigation] = useTransition();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // The second click of a double click can hit a link that the first one has uncovered, for example by closing the banner.
    if (event.detail > 1) event.preventDefault();
    if (event.defaultPrevented || fileExtensionPattern.test(pathname)) return;
    const follow = isCurrentUrl(event.currentTarget.href) ? replaceEntry : navigate;
    startNavigation(() => follow(event));
    const isFollowed = event.defaultPrevented;
    if (isFollowed && isSamePage && hash === '') scrollTo({ top: 0, behavior: getScrollBehavior() });
  }

  return <a {...props} ref={linkRef} href={useHref(to)} onClick={handleClick} aria-busy={isPending || undefined} />;
}
