import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The new screen gets this long to be drawn before its section is scrolled to (spec, section 9). */
const delayMs = 100;

/**
 * Scrolls to the section that the address names and moves the focus there; a link to the very page that is shown leads to its top.
 * Smoothly, unless the visitor wants less motion. Going back and forth is not for here, nor is another language: both leave the
 * visitor where they were.
 */
export function useSectionScroll() {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const { language, path } = splitLanguage(pathname);
  const page = path + search;
  const left = useRef({ language, page, key });

  useEffect(() => {
    const last = left.current;
    left.current = { language, page, key };
    if (type === NavigationType.Pop || last.key === key || last.language !== language) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (!hash) {
      if (last.page === page) scrollTo({ top: 0, behavior });
      return;
    }
    const timer = setTimeout(() => {
      const section = document.getElementById(hash.slice(1));
      if (!section) return;
      section.scrollIntoView({ behavior });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [language, page, hash, key, type]);
}
