import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls `onStart` as soon as a navigation to another page starts. The same page in another language is not another page. */
export function useNavigationStart(onStart: () => void) {
  const location = useLocation();
  const { path } = splitLanguage((useNavigation().location ?? location).pathname);
  const previous = useRef(path);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    start();
  }, [path]);
}
