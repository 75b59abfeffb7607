// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

const scrollIntoView = vi.fn();
const scrollTo = vi.fn();
let lessMotion = false;

function Page() {
  useSectionScroll();
  return <section id="about">About</section>;
}

async function open(...history: string[]) {
  const { router } = await renderPage(<Page />, { history });
  const go = (to: string) => act(() => router.navigate(to));
  const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { router, go, passes };
}

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link to a section', () => {
  it('scrolls smoothly to it after 100 ms, and moves the focus there [2.nav.3] [2.nav.4]', async () => {
    const { go, passes } = await open('/shop');
    await go('/#about');
    passes(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    passes(1);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(document.activeElement?.id).toBe('about');
  });

  it('scrolls again when it is followed again', async () => {
    const { go, passes } = await open('/');
    for (const _ of [1, 2]) {
      await go('/#about');
      passes(100);
    }
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('jumps without animation with prefers-reduced-motion [2.nav.5]', async () => {
    lessMotion = true;
    const { go, passes } = await open('/');
    await go('/#about');
    passes(100);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  it.each(['/#nowhere', '/#%E0%A4%A'])('does nothing when there is no such section: %s', async (url) => {
    const { go, passes } = await open('/');
    await go(url);
    passes(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a link to the current page', () => {
  it('scrolls smoothly to its top', async () => {
    const { go } = await open('/#about');
    await go('/');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  });
});

describe('no scrolling', () => {
  it('on the first page of a visit, and after going back', async () => {
    const { go, passes, router } = await open('/#about');
    passes(100);
    await go('/shop');
    await act(() => router.navigate(-1));
    passes(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('after a change of language', async () => {
    const { go, passes } = await open('/fr#about');
    await go('/de#about');
    passes(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
