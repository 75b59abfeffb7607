import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls `onStart` when a navigation starts, also one to the current page. A change of language does not count. */
export function useNavigationStart(onStart: () => void) {
  const shownLocation = useLocation();
  const { pathname, key } = useNavigation().location ?? shownLocation;
  const { language, path } = splitLanguage(pathname);
  const previousRef = useRef({ language, path, key });
  const start = useEffectEvent(onStart);
  useEffect(() => {
    const previous = previousRef.current;
    previousRef.current = { language, path, key };
    const isLanguageChange = previous.path === path && previous.language !== language;
    if (previous.key !== key && !isLanguageChange) start();
  }, [language, path, key]);
}
