/**
 * Whether an absolute or relative URL is that of the page. `useLocation` changes later than the URL, when React has rendered the page. A
 * link that compared with it would add a second history entry on the second click of a double click.
 */
export const isCurrentUrl = (url: string) => new URL(url, window.location.href).href === window.location.href;
