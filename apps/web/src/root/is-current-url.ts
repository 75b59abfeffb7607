/**
 * Whether an absolute or relative URL is the current one. Compares with `window.location`, because `useLocation` changes only when React
 * has rendered the page: with `useLocation`, the second click of a double click would add a second history entry.
 */
export const isCurrentUrl = (url: string) => new URL(url, window.location.href).href === window.location.href;
