import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAnnounce } from './announcer.tsx';

/**
 * Does for a new screen what the browser does for a new page: its title is announced, and the focus goes to its beginning, or, where
 * the address names a section, to that (`useSectionScroll`). The same screen in another language is no new one.
 */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const { path } = splitLanguage(pathname);
  const type = useNavigationType();
  const announce = useAnnounce();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    announce(document.title);
    // Back and forward lead to where the visitor was, and not to the section once asked for.
    if (!hash || type === NavigationType.Pop) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hash, type, announce]);
}
