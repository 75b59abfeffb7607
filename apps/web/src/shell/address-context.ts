import { type Language, localizedPath } from '@vitrine/i18n';
import { createContext, useContext } from 'react';

/** The prefix of the addresses on this page; undefined on bare ones. */
export const PrefixContext = createContext<Language | undefined>(undefined);

/** Gives the function that turns a path of the route table into a link: it keeps the page's prefix, or its absence. */
export function useAddress(): (path: string) => string {
  const prefix = useContext(PrefixContext);
  return (path) => localizedPath(prefix, path);
}

/** HTML of our own, with its links to this site brought below the page's prefix. */
export function useSiteHtml(html: string): string {
  const address = useAddress();
  return html.replace(/(?<=\shref=")\/[^"]*/g, address);
}
