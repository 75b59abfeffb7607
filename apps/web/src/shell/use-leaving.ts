import { splitLanguage } from '@vitrine/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls back as soon as the visitor sets out for another page. The same page in another language is no other. */
export function useLeaving(onLeave: () => void) {
  const here = useLocation();
  const { path } = splitLanguage((useNavigation().location ?? here).pathname);
  const last = useRef(path);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    leave();
  }, [path]);
}
