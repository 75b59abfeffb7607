import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';

/**
 * Announces the title of the page and moves the focus to its content after a client-side navigation. Screen readers announce the title only
 * after a document load. `useSectionScroll` handles URLs with a fragment. A change of language does not count as a navigation.
 */
export function useRouteFocus() {
  const { pathname, hash } = useLocation();
  const { path } = splitLanguage(pathname);
  const navigationType = useNavigationType();
  const announce = useAnnounce();
  const shownPathRef = useRef(path);
  useEffect(() => {
    if (shownPathRef.current === path) return;
    shownPathRef.current = path;
    announce(document.title);
    // Back and forward restore the scroll position and do not scroll to the section.
    if (!hash || navigationType === NavigationType.Pop)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hash, navigationType, announce]);
}
