import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Delay in ms before scrolling, so that a new page has rendered its sections (spec, section 9). */
const delayMs = 100;

/**
 * Scrolls to the section of the URL's fragment and moves the focus there. A link to the current page scrolls to its top. Scrolling is
 * smooth, unless the visitor prefers reduced motion. Back, forward and a change of language keep the scroll position.
 */
export function useSectionScroll() {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const { language, path } = splitLanguage(pathname);
  const page = path + search;
  const previousRef = useRef({ language, page, key });

  useEffect(() => {
    const { language: previousLanguage, page: previousPage, key: previousKey } = previousRef.current;
    previousRef.current = { language, page, key };
    if (navigationType === NavigationType.Pop || previousKey === key || previousLanguage !== language) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (!hash) {
      if (previousPage === page) scrollTo({ top: 0, behavior });
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
  }, [language, page, hash, key, navigationType]);
}
