import type { LinkComponentProps } from '@vitrine/ui';
import { useImperativeHandle, useRef } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router-dom';
import { useLocalizedPath } from '../../shared/hooks/use-localized-path.ts';
import { usePrefetchInView } from './use-prefetch-in-view.ts';

/** Paths that end in a file extension are files of the site, which the browser opens itself. */
const file = /\.\w+$/;

/** The router's link, for the UI kit. A path without a language gets the prefix of the page, if it has one. */
export function SiteLink({ href, ref, ...props }: LinkComponentProps) {
  const to = useLocalizedPath()(href);
  const { pathname, search, hash } = useResolvedPath(to);
  const location = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => link.current as HTMLAnchorElement);
  usePrefetchInView(link, pathname);
  // Sections, and the top of the same page, are scrolled to smoothly (useSectionScroll); a jump before that would flicker.
  const isSamePage = pathname === location.pathname && search === location.search;
  return (
    <Link
      {...props}
      ref={link}
      to={to}
      reloadDocument={file.test(pathname)}
      preventScrollReset={isSamePage || hash !== ''}
    />
  );
}
