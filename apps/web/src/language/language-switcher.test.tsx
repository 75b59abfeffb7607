// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext } from '../lib/prefetch.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LanguageSwitcher } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function PathHeading() {
  return <h1>{useLocation().pathname}</h1>;
}

/** Renders the switcher. Each prefetch waits for `finish` with its URL, or `fail`. `data` is the result of the loader of each page. */
async function renderSwitcher(url = '/en/shop', data?: Promise<void>) {
  const pending = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const prefetch = (href: string) =>
    new Promise<void>((resolve, reject) => void pending.set(href, { resolve, reject }));
  const showToast = vi.fn();
  const { router } = await renderPage(
    <PrefetchContext value={prefetch}>
      <LanguageSwitcher />
      <Link to="/en/blog">Blog</Link>
      <PathHeading />
      <input aria-label="Name" />
    </PrefetchContext>,
    { history: ['/en', url], showToast, data },
  );
  return {
    router,
    showToast,
    choose: (name: string, init?: MouseEventInit) =>
      act(async () => void fireEvent.click(screen.getByText(name), init)),
    finish: (href: string) => act(async () => pending.get(href)?.resolve()),
    fail: (href: string) => act(async () => pending.get(href)?.reject(new Error('offline'))),
  };
}

describe('choosing a language', () => {
  it('replaces the URL when the page is loaded, keeps query, fragment and input, and stores the choice', async () => {
    const { router, choose, finish } = await renderSwitcher('/en/shop?category=courses#list');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'Ada';
    await choose('Français');
    expect(screen.getByRole('heading').textContent).toBe('/en/shop');
    expect(localStorage.getItem('language')).toBeNull();
    await finish('/fr/shop?category=courses#list');
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/fr/shop?category=courses#list');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('Ada');
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('adds the language to a URL without one', async () => {
    const { router, choose, finish } = await renderSwitcher('/shop');
    await choose('Deutsch');
    await finish('/de/shop');
    expect(router.state.location.pathname).toBe('/de/shop');
  });

  it('shows the language that is chosen last, even if an earlier one takes longer to load', async () => {
    const { router, choose, finish } = await renderSwitcher();
    await choose('Français');
    await choose('Español');
    await finish('/es/shop');
    await finish('/fr/shop');
    expect(router.state.location.pathname).toBe('/es/shop');
    expect(localStorage.getItem('language')).toBe('es');
  });

  it('is canceled by a click on a link while the language is loading', async () => {
    const { router, choose, finish } = await renderSwitcher();
    await choose('Français');
    await act(async () => void fireEvent.click(screen.getByText('Blog')));
    await finish('/fr/shop');
    expect(router.state.location.pathname).toBe('/en/blog');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('is canceled by a click on a link to a page that takes longer to load', async () => {
    let finishLoader = () => {};
    const data = new Promise<void>((resolve) => {
      finishLoader = resolve;
    });
    const { router, choose, finish } = await renderSwitcher('/en/shop', data);
    await choose('Français');
    await act(async () => void fireEvent.click(screen.getByText('Blog')));
    await finish('/fr/shop');
    await act(async () => finishLoader());
    expect(router.state.location.pathname).toBe('/en/blog');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('keeps the page and shows a toast if the language cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { router, showToast, choose, fail } = await renderSwitcher();
    await choose('Français');
    await fail('/fr/shop');
    expect(router.state.location.pathname).toBe('/en/shop');
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'destructive' }));
    expect(console.error).toHaveBeenCalledOnce();
    expect(localStorage.getItem('language')).toBeNull();
  });
});

it('links to the page in each language with its query and fragment', async () => {
  await renderSwitcher('/en/product/workshop?variant=may#reviews');
  expect(screen.getByText('Deutsch').closest('a')?.getAttribute('href')).toBe(
    '/de/product/workshop?variant=may#reviews',
  );
});
