// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrefixContext } from '../../shared/hooks/use-localized-path.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PrefetchContext } from '../page-prefetch.ts';
import { SiteLink } from './site-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Notify = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces the observers of the browser. `scroll` notifies whether the observed elements are in view. */
function fakeIntersectionObserver() {
  const observers = new Map<object, { notify: Notify; elements: Set<Element> }>();
  class FakeObserver {
    constructor(notify: Notify) {
      observers.set(this, { notify, elements: new Set() });
    }
    observe(element: Element) {
      observers.get(this)?.elements.add(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => {});
  return {
    observed: () => [...observers.values()].flatMap(({ elements }) => [...elements]),
    scroll: (isIntersecting: boolean) => {
      for (const { notify } of [...observers.values()]) notify([{ isIntersecting }]);
    },
  };
}

const renderLink = (href: string, history: string[], prefix?: 'fr') =>
  renderPage(
    <PrefixContext value={prefix}>
      <SiteLink href={href}>Link</SiteLink>
    </PrefixContext>,
    { history },
  );
const link = () => screen.getByRole('link');
const click = () => act(async () => void fireEvent.click(link()));

describe('SiteLink', () => {
  it('keeps the language prefix of the page', async () => {
    await renderLink('/shop', ['/fr'], 'fr');
    expect(link().getAttribute('href')).toBe('/fr/shop');
  });

  it('leaves a bare path bare on a page without a prefix', async () => {
    await renderLink('/shop', ['/']);
    expect(link().getAttribute('href')).toBe('/shop');
  });

  it('keeps the language of a path that has one', async () => {
    await renderLink('/de/shop', ['/fr'], 'fr');
    expect(link().getAttribute('href')).toBe('/de/shop');
  });

  it('navigates without loading a document', async () => {
    const { router } = await renderLink('/shop?category=courses#list', ['/']);
    await click();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/shop?category=courses#list');
  });

  it('replaces the history entry when it links to the current URL', async () => {
    const { router } = await renderLink('/shop', ['/', '/shop']);
    await click();
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it('leaves a file of the site to the browser', async () => {
    const { router } = await renderLink('/site.webmanifest', ['/']);
    expect(fireEvent.click(link())).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  it('passes on its ref', async () => {
    const ref = createRef<HTMLAnchorElement>();
    await renderPage(<SiteLink href="/shop" ref={ref} />, { history: ['/'] });
    expect(ref.current).toBe(link());
  });

  it('prefetches its page once it is in view', async () => {
    const { observed, scroll } = fakeIntersectionObserver();
    const prefetch = vi.fn();
    await renderPage(
      <PrefetchContext value={prefetch}>
        <SiteLink href="/shop?category=courses" />
      </PrefetchContext>,
      { history: ['/'] },
    );
    expect(observed()).toEqual([link()]);
    scroll(false);
    expect(prefetch).not.toHaveBeenCalled();
    scroll(true);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/shop', 'in-view');
    expect(observed()).toEqual([]);
  });

  it('is no longer observed after it is unmounted', async () => {
    const { observed } = fakeIntersectionObserver();
    const { unmount } = await renderPage(
      <PrefetchContext value={vi.fn()}>
        <SiteLink href="/shop" />
      </PrefetchContext>,
      { history: ['/'] },
    );
    unmount();
    expect(observed()).toEqual([]);
  });
});
