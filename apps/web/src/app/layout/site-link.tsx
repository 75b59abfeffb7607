import type { LinkComponentProps } from '@vitrine/ui';
import { useImperativeHandle, useRef } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router-dom';
import { useLocalizedPath } from '../../shared/hooks/use-localized-path.ts';
import { usePrefetchInView } from './use-prefetch-in-view.ts';

/** Matches paths of static files, which the browser opens without the router. */
const fileExtensionPattern = /\.\w+$/;

/** The link component of the UI kit, based on the router's `Link`. It adds the page's language prefix to a path without a language. */
export function SiteLink({ href, ref, ...props }: LinkComponentProps) {
  const to = useLocalizedPath()(href);
  const { pathname, search, hash } = useResolvedPath(to);
  const location = useLocation();
  const linkRef = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => linkRef.current as HTMLAnchorElement);
  usePrefetchInView(linkRef, pathname);
  // `useSectionScroll` scrolls to sections and to the top of the same page. Without `preventScrollReset`, the page would jump first.
  const isSamePage = pathname === location.pathname && search === location.search;
  return (
    <Link
      {...props}
      ref={linkRef}
      to={to}
      reloadDocument={fileExtensionPattern.test(pathname)}
      preventScrollReset={isSamePage || hash !== ''}
    />
  );
}
