// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

const scrollIntoView = vi.fn();
let prefersReducedMotion = false;

function Page() {
  useSectionScroll();
  return <section id="about">About</section>;
}

async function openPage(...history: string[]) {
  const { router } = await renderPage(<Page />, { history });
  const navigate = (to: string) => act(() => router.navigate(to));
  const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { router, navigate, advanceTimers };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion = false;
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link to a section', () => {
  it('scrolls smoothly to the section after 100 ms, and moves the focus there', {
    tags: ['2.nav.3', '2.nav.4'],
  }, async () => {
    const { navigate, advanceTimers } = await openPage('/shop');
    await navigate('/#about');
    advanceTimers(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    advanceTimers(1);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(document.activeElement?.id).toBe('about');
  });

  it('scrolls again when it is followed again', async () => {
    const { navigate, advanceTimers } = await openPage('/');
    for (const _ of [1, 2]) {
      await navigate('/#about');
      advanceTimers(100);
    }
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('scrolls without animation if the visitor prefers reduced motion', { tags: ['2.nav.5'] }, async () => {
    prefersReducedMotion = true;
    const { navigate, advanceTimers } = await openPage('/');
    await navigate('/#about');
    advanceTimers(100);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  it.each(['/#nowhere', '/#%E0%A4%A'])('does not scroll if the section does not exist: %s', async (url) => {
    const { navigate, advanceTimers } = await openPage('/');
    await navigate(url);
    advanceTimers(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('the scroll position', () => {
  it('stays unchanged on the first page of a visit and after going back', async () => {
    const { navigate, advanceTimers, router } = await openPage('/#about');
    advanceTimers(100);
    await navigate('/shop');
    await act(() => router.navigate(-1));
    advanceTimers(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('stays unchanged after a change of language', async () => {
    const { navigate, advanceTimers } = await openPage('/fr#about');
    await navigate('/de#about');
    advanceTimers(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
