import type { LinkComponentProps } from '@vitrine/ui';
import { Link, useLocation, useResolvedPath } from 'react-router-dom';
import { useLocalizedPath } from '../../shared/hooks/use-localized-path.ts';

/** Paths that end in a file extension are files of the site, which the browser opens itself. */
const file = /\.\w+$/;

/** The router's link, for the UI kit. A path without a language gets the prefix of the page, if it has one. */
export function SiteLink({ href, ...props }: LinkComponentProps) {
  const to = useLocalizedPath()(href);
  const { pathname, search, hash } = useResolvedPath(to);
  const location = useLocation();
  // Sections, and the top of the same page, are scrolled to smoothly (useSectionScroll); a jump before that would flicker.
  const isSamePage = pathname === location.pathname && search === location.search;
  return (
    <Link {...props} to={to} reloadDocument={file.test(pathname)} preventScrollReset={isSamePage || hash !== ''} />
  );
}
