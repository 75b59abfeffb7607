// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BelowFold } from '../lib/below-fold.tsx';
import { PrefixContext } from '../lib/hooks/use-localized-path.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LanguageSwitcher, LanguageSwitchProvider, useIsSwitchingLanguage } from './index.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function SwitchState() {
  return <p>{useIsSwitchingLanguage() ? 'Switching' : 'Idle'}</p>;
}

function PathHeading() {
  return <h1>{useLocation().pathname}</h1>;
}

it('shows that it switches the language, and lets the browser paint before it navigates', async () => {
  let finishPaint = () => {};
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => (finishPaint = resolve)) });
  let barRenderCount = 0;
  function Bar() {
    barRenderCount++;
    return <LanguageSwitcher />;
  }
  const { router } = await renderPage(
    <PrefixContext value="en">
      <LanguageSwitchProvider>
        <Bar />
        <SwitchState />
      </LanguageSwitchProvider>
    </PrefixContext>,
    { history: ['/en/shop'] },
  );
  const initialRenderCount = barRenderCount;
  await act(async () => void fireEvent.click(screen.getByText('Français')));
  expect(screen.getByText('Switching')).toBeDefined();
  expect(barRenderCount).toBe(initialRenderCount);
  expect(router.state.location.pathname).toBe('/en/shop');

  await act(async () => finishPaint());
  expect(router.state.location.pathname).toBe('/fr/shop');
  expect(screen.getByText('Idle')).toBeDefined();
});

it('switches to the language that is chosen last, even if an earlier choice takes longer to load', async () => {
  const finishLoading: Partial<Record<Language, () => void>> = {};
  const prefetch = (language: Language) => new Promise<void>((resolve) => (finishLoading[language] = resolve));
  const { router } = await renderPage(
    <PrefixContext value="en">
      <LanguageSwitchProvider>
        <LanguageSwitcher />
      </LanguageSwitchProvider>
    </PrefixContext>,
    { history: ['/en/shop'], handle: { prefetch } },
  );
  await act(async () => void fireEvent.click(screen.getByText('Français')));
  await act(async () => void fireEvent.click(screen.getByText('Español')));
  await act(async () => finishLoading.es?.());
  await act(async () => finishLoading.fr?.());
  expect(router.state.location.pathname).toBe('/es/shop');
  expect(localStorage.getItem('language')).toBe('es');
});

it('switches the language of the page that the visitor opens while the language is loading', async () => {
  let finishLoading = () => {};
  const prefetch = () => new Promise<void>((resolve) => (finishLoading = resolve));
  const { router } = await renderPage(
    <PrefixContext value="en">
      <LanguageSwitchProvider>
        <LanguageSwitcher />
        <Link to="/en/blog">Blog</Link>
        <PathHeading />
      </LanguageSwitchProvider>
    </PrefixContext>,
    { history: ['/en/shop'], handle: { prefetch } },
  );
  await act(async () => void fireEvent.click(screen.getByText('Français')));
  await act(async () => void fireEvent.click(screen.getByText('Blog')));
  expect(screen.getByRole('heading').textContent).toBe('/en/blog');
  await act(async () => finishLoading());
  expect(router.state.location.pathname).toBe('/fr/blog');
});

describe('content below the first screen', () => {
  /**
   * Switches the language. Returns the pathname that the document showed in `PathHeading` at each render of `Details`: the previous one if both are
   * rendered together.
   */
  async function switchLanguage() {
    const shownPathnames: string[] = [];
    function Details() {
      useLocation();
      shownPathnames.push(screen.queryByRole('heading')?.textContent ?? '');
      return <input aria-label="Name" />;
    }
    await renderPage(
      <PrefixContext value="en">
        <LanguageSwitchProvider>
          <LanguageSwitcher />
          <PathHeading />
          <BelowFold>
            <Details />
          </BelowFold>
        </LanguageSwitchProvider>
      </PrefixContext>,
      { history: ['/en/shop'] },
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'Ada';
    shownPathnames.length = 0;
    await act(async () => void fireEvent.click(screen.getByText('Français')));
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('Ada');
    expect(field.checkVisibility()).toBe(true);
    return shownPathnames;
  }
  const stubViewport = ({ isPhone = true, scrollY = 0 }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    vi.stubGlobal('scrollY', scrollY);
  };

  it('is rendered after the top of the page on a phone, and keeps its input', async () => {
    stubViewport({});
    expect(await switchLanguage()).toEqual(['/fr/shop']);
  });

  it('is rendered with the top of the page if it may be in view', async () => {
    stubViewport({ scrollY: 100 });
    expect(await switchLanguage()).toEqual(['/en/shop']);
    cleanup();
    stubViewport({ isPhone: false });
    expect(await switchLanguage()).toEqual(['/en/shop']);
  });
});
