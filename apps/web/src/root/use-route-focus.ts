import { splitLanguage } from '@vitrine/i18n';
import { useAnnounce } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHasPageFailed } from '../lib/hooks/use-has-page-failed.ts';

/**
 * Announces the title of the page and moves the focus to its content after a client-side navigation, and after a retry has loaded a page that
 * had failed. Screen readers announce the title only after a document load. `useSectionScroll` handles URLs with a fragment. A change of
 * language does not count as a navigation.
 */
export function useRouteFocus() {
  const { pathname, hash } = useLocation();
  const { path } = splitLanguage(pathname);
  const hasFailed = useHasPageFailed();
  const navigationType = useNavigationType();
  const announce = useAnnounce();
  const shownRef = useRef({ path, hasFailed });
  useEffect(() => {
    const shown = shownRef.current;
    shownRef.current = { path, hasFailed };
    const isSamePage = shown.path === path;
    if (isSamePage && shown.hasFailed === hasFailed) return;
    announce(document.title);
    // Back and forward restore the scroll position and do not scroll to the section. After a retry, the focused link no longer exists.
    if (isSamePage ? document.activeElement === document.body : !hash || navigationType === NavigationType.Pop)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hasFailed, hash, navigationType, announce]);
}
