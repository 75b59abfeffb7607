import { direction, type Language } from '@vitrine/i18n';
import { useLayoutEffect } from 'react';

/** Keeps `<html lang dir>` true (spec, section 1), and shows a page that was hidden because it was in another language. */
export function useDocumentLanguage(language: Language) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = language;
    html.dir = direction(language);
    delete html.dataset.waiting;
  }, [language]);
}
