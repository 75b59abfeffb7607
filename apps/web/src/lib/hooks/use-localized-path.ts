import { localizedPath, splitLanguage } from '@vitrine/i18n';
import { useLocation } from 'react-router-dom';

/** Returns a function that adds the page's language prefix, if there is one, to a path without a language. */
export function useLocalizedPath(): (path: string) => string {
  const { language: prefix } = splitLanguage(useLocation().pathname);
  return (path) => (splitLanguage(path).language ? path : localizedPath(prefix, path));
}

/** Adds the page's language prefix to the internal links in HTML of the site's content. */
export function useLocalizedHtml(html: string): string {
  const localize = useLocalizedPath();
  return html.replace(/(?<=\shref=")\/[^"]*/g, localize);
}
