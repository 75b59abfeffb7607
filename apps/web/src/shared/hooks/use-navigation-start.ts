import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls `onStart` when a navigation to another page starts. A change of language does not count. */
export function useNavigationStart(onStart: () => void) {
  const location = useLocation();
  const { path } = splitLanguage((useNavigation().location ?? location).pathname);
  const previousPathRef = useRef(path);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (previousPathRef.current === path) return;
    previousPathRef.current = path;
    start();
  }, [path]);
}
