import type { createBrowserRouter } from 'react-router-dom';

/** The in-site address that a click on a link asks for; undefined when the click is the browser's own affair. */
function siteAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin ? url : undefined;
}

/**
 * Makes every plain link of the page an in-site navigation. Links stay `<a href>` everywhere: they work before the scripts have
 * loaded, and no component of the kit has to know a router.
 */
export function followSiteLinks(router: ReturnType<typeof createBrowserRouter>) {
  document.addEventListener('click', (event) => {
    const url = siteAddress(event);
    if (!url) return;
    event.preventDefault();
    const { pathname, search, hash } = url;
    // A section, and the top of the page that is shown, are scrolled to smoothly; a jump before that would be seen as a flicker.
    const samePage = pathname === location.pathname && search === location.search;
    router.navigate({ pathname, search, hash }, { preventScrollReset: samePage || hash !== '' });
  });
}
