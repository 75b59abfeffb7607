import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getScrollBehavior } from './scroll-behavior.ts';

/** Delay in ms before scrolling, so that a new page has rendered its sections (spec, section 9). */
const delayMs = 100;

/**
 * Scrolls to the section of the URL's fragment and moves the focus there. Back, forward and a change of language keep the scroll position.
 */
export function useSectionScroll() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const { language } = splitLanguage(pathname);
  const previousLanguageRef = useRef(language);

  // After `reloadOnce`, the browser would restore the scroll position of the error.
  const scrollToSection = useEffectEvent(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  useEffect(() => {
    if (history.state?.isReloaded) scrollToSection();
  }, []);

  useEffect(() => {
    const previousLanguage = previousLanguageRef.current;
    previousLanguageRef.current = language;
    if (navigationType === NavigationType.Pop || previousLanguage !== language || !hash) return;
    const timer = setTimeout(() => {
      const section = document.getElementById(hash.slice(1));
      if (!section) return;
      section.scrollIntoView({ behavior: getScrollBehavior() });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [language, hash, key, navigationType]);
}
