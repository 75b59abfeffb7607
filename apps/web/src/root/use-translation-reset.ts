import type { Language } from '@vitrine/i18n';
import { useState } from 'react';

/** Whether the browser has translated the page: it replaces text nodes by `<font>` elements, which React can neither update nor remove. */
const isTranslated = () => typeof document !== 'undefined' && document.querySelector('#root font') !== null;

/** Returns a key that changes with the language if the browser has translated the page, so that React renders everything again. */
export function useTranslationReset(language: Language): number {
  const [shown, setShown] = useState({ language, key: 0 });
  if (shown.language === language) return shown.key;
  const next = { language, key: isTranslated() ? shown.key + 1 : shown.key };
  setShown(next);
  return next.key;
}
