import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls `onStart` when a navigation to another page starts. A change of language does not count. */
export function useNavigationStart(onStart: () => void) {
  const location = useLocation();
  const { path } = splitLanguage((useNavigation().location ?? location).pathname);
  const previousPath = useRef(path);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    start();
  }, [path]);
}
