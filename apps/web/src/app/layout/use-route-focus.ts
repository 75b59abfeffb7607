import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';

/**
 * After a client-side navigation, announces the title of the page and moves the focus to its content, as a browser does after a
 * document load. A URL with a fragment is left to `useSectionScroll`; a change of language is not a navigation.
 */
export function useRouteFocus() {
  const { pathname, hash } = useLocation();
  const { path } = splitLanguage(pathname);
  const type = useNavigationType();
  const announce = useAnnounce();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    announce(document.title);
    // Back and forward restore the scroll position instead of the section.
    if (!hash || type === NavigationType.Pop) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hash, type, announce]);
}
