// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext } from '../lib/prefetch.ts';
import { stubIntersectionObserver } from '../testing/intersection-observer.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SiteLink } from './site-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderLink = (href: string, history: string[]) => renderPage(<SiteLink href={href}>Link</SiteLink>, { history });
const getLink = () => screen.getByRole('link');
const clickLink = () => act(async () => void fireEvent.click(getLink()));

describe('SiteLink', () => {
  it('adds the language prefix of the page', async () => {
    await renderLink('/shop', ['/fr']);
    expect(getLink().getAttribute('href')).toBe('/fr/shop');
  });

  it('adds no prefix on a page with a bare URL', async () => {
    await renderLink('/shop', ['/']);
    expect(getLink().getAttribute('href')).toBe('/shop');
  });

  it('adds no prefix to a path that has one', async () => {
    await renderLink('/de/shop', ['/fr']);
    expect(getLink().getAttribute('href')).toBe('/de/shop');
  });

  it('navigates without loading a new document', async () => {
    const { router } = await renderLink('/shop?category=courses#list', ['/']);
    await clickLink();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/shop?category=courses#list');
  });

  it('replaces the history entry when it links to the current URL', async () => {
    const { router } = await renderLink('/shop', ['/', '/shop']);
    await clickLink();
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it('replaces the history entry when it links to the URL in the address bar, whose page is not rendered yet', async () => {
    const { router } = await renderLink('/shop', ['/']);
    window.history.replaceState(null, '', '/shop');
    await clickLink();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('scrolls smoothly to the top when it links to the current page', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    await renderLink('/shop', ['/shop#list']);
    await act(async () => void fireEvent.click(getLink(), { ctrlKey: true }));
    expect(scrollTo).not.toHaveBeenCalled();
    await clickLink();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  });

  it.each(['/', '/shop#list', '/shop?category=courses'])('does not scroll when it links to %s', async (href) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    await renderLink(href, ['/shop']);
    await clickLink();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('lets the browser open a link to a file', async () => {
    const { router } = await renderLink('/site.webmanifest', ['/']);
    expect(fireEvent.click(getLink())).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  it('is busy from the click until the page is rendered', async () => {
    await renderLink('/shop', ['/']);
    const busyStates: (string | null)[] = [];
    const observer = new MutationObserver(() => busyStates.push(getLink().getAttribute('aria-busy')));
    observer.observe(getLink(), { attributeFilter: ['aria-busy'] });
    await clickLink();
    observer.disconnect();
    expect(busyStates).toEqual(['true', null]);
  });

  it('forwards its ref', async () => {
    const ref = createRef<HTMLAnchorElement>();
    await renderPage(<SiteLink href="/shop" ref={ref} />, { history: ['/'] });
    expect(ref.current).toBe(getLink());
  });

  it('prefetches its page when it comes near the viewport', async () => {
    const { getObservedElements, reportInView } = stubIntersectionObserver();
    const prefetch = vi.fn(async () => {});
    await renderPage(
      <PrefetchContext value={prefetch}>
        <SiteLink href="/shop?category=courses" />
      </PrefetchContext>,
      { history: ['/'] },
    );
    expect(getObservedElements()).toEqual([getLink()]);
    reportInView(false);
    expect(prefetch).not.toHaveBeenCalled();
    reportInView(true);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/shop', 'near-viewport');
    expect(getObservedElements()).toEqual([]);
  });

  it('is no longer observed after it is unmounted', async () => {
    const { getObservedElements } = stubIntersectionObserver();
    const { unmount } = await renderPage(
      <PrefetchContext value={async () => {}}>
        <SiteLink href="/shop" />
      </PrefetchContext>,
      { history: ['/'] },
    );
    unmount();
    expect(getObservedElements()).toEqual([]);
  });
});
