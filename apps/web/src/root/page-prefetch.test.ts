// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPagePrefetch, prefetchOnIntent } from './page-prefetch.ts';

const prefetch = vi.fn(async () => {});
const createRoute = (path: string, isPrefetchedInView: boolean): RouteObject => ({
  path,
  handle: { resolvePage: () => ({ isPrefetchedInView }), prefetch },
});
const routes = [createRoute('/fr/product/:id', true), createRoute('/fr/cookie-policy', false)];

beforeEach(() => void prefetch.mockReset().mockResolvedValue());

describe('createPagePrefetch', () => {
  it('prefetches a page in the language of its path, once', () => {
    const prefetchPage = createPagePrefetch(routes);
    prefetchPage('/fr/product/1', 'in-view');
    prefetchPage('/fr/product/1', 'intent');
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('fr', { id: '1' });
  });

  it('prefetches again after a failure', async () => {
    prefetch.mockRejectedValueOnce(new Error('offline'));
    const prefetchPage = createPagePrefetch(routes);
    prefetchPage('/fr/product/1', 'in-view');
    await vi.waitFor(() => {
      prefetchPage('/fr/product/1', 'intent');
      expect(prefetch).toHaveBeenCalledTimes(2);
    });
  });

  it('prefetches a page without isPrefetchedInView only on intent', () => {
    const prefetchPage = createPagePrefetch(routes);
    prefetchPage('/fr/cookie-policy', 'in-view');
    expect(prefetch).not.toHaveBeenCalled();
    prefetchPage('/fr/cookie-policy', 'intent');
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('ignores a path that no route matches', () => {
    createPagePrefetch(routes)('/nowhere', 'intent');
    expect(prefetch).not.toHaveBeenCalled();
  });
});

describe('prefetchOnIntent', () => {
  beforeEach(() => void vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback()));
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it.each(['pointerover', 'focusin'])('prefetches the page of a link on %s inside the link', (type) => {
    document.body.innerHTML = '<a href="/shop"><b>Shop</b></a><a href="https://example.com/"><b>Out</b></a><b>Text</b>';
    const prefetchPage = vi.fn();
    prefetchOnIntent(prefetchPage);
    for (const element of document.querySelectorAll('b')) element.dispatchEvent(new Event(type, { bubbles: true }));
    expect(prefetchPage).toHaveBeenCalledExactlyOnceWith('/shop', 'intent');
  });

  /** Opens or closes an element: happy-dom has no popovers. */
  const toggle = (element: Element | null, newState: 'open' | 'closed') =>
    element?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));

  it('prefetches the pages of the links in a menu when it opens, except the current page', () => {
    const { pathname } = location;
    document.body.innerHTML = `<nav popover><a href="/shop">Shop</a><a href="/blog">Blog</a><a href="${pathname}">Here</a></nav>`;
    const prefetchPage = vi.fn();
    prefetchOnIntent(prefetchPage);
    toggle(document.querySelector('nav'), 'closed');
    expect(prefetchPage).not.toHaveBeenCalled();
    toggle(document.querySelector('nav'), 'open');
    expect(prefetchPage.mock.calls).toEqual([
      ['/shop', 'intent'],
      ['/blog', 'intent'],
    ]);
  });
});
