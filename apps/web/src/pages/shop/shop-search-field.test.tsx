// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ShopSearchField } from './shop-search-field.tsx';
import { useShopQuery } from './use-shop-query.ts';

function Shop() {
  const url = useShopQuery();
  const inputRef = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState('');
  return (
    <>
      <h1>{url.query.search}</h1>
      <ShopSearchField url={url} inputRef={inputRef} onSubmit={setSubmitted} />
      <p>{submitted}</p>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openShop(path = '/shop') {
  const { router } = await renderPage(<Shop />, { messages: ['shop'], history: ['/', path] });
  return router;
}
const getField = () => screen.getByRole<HTMLInputElement>('searchbox');
const typeText = (value: string) => fireEvent.input(getField(), { target: { value } });
const pressEnter = () => act(async () => void fireEvent.submit(screen.getByRole('search')));
const pressEscape = () => act(async () => void fireEvent.keyDown(getField(), { key: 'Escape' }));
const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const getSearch = () => screen.getByRole('heading').textContent;

it('searches 250 ms after the last input', async () => {
  const router = await openShop('/shop?category=courses&more=2');
  typeText('dat');
  await advanceTimers(200);
  typeText('data ');
  await advanceTimers(249);
  expect(router.state.location.search).toBe('?category=courses&more=2');
  await advanceTimers(1);
  expect(router.state.location.search).toBe('?category=courses&q=data');
  expect(getSearch()).toBe('data');
  // The field keeps the typed text, such as a space before the next word.
  expect(getField().value).toBe('data ');
});

it('adds one history entry for the texts that are typed', async () => {
  const router = await openShop();
  for (const text of ['d', 'da', 'data']) {
    typeText(text);
    await advanceTimers(250);
  }
  expect(getSearch()).toBe('data');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/shop');
});

it('adds the history entry of a search after text that was typed and deleted', async () => {
  const router = await openShop();
  for (const text of ['d', '']) typeText(text);
  await advanceTimers(250);
  typeText('data');
  await advanceTimers(250);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/shop');
});

it('searches immediately on Enter, and reports the search', async () => {
  const router = await openShop();
  typeText('data');
  await pressEnter();
  expect(router.state.location.search).toBe('?q=data');
  expect(screen.getByRole('paragraph').textContent).toBe('data');
});

it.each([0, 250])('has a history entry for each search that is completed with Enter after %i ms', async (delay) => {
  const router = await openShop();
  for (const text of ['data', 'guide']) {
    typeText(text);
    await advanceTimers(delay);
    await pressEnter();
  }
  const searches = [getSearch()];
  for (let i = 0; i < 2; i++) {
    await act(() => router.navigate(-1));
    searches.push(getSearch());
  }
  expect(searches).toEqual(['guide', 'data', '']);
  expect(router.state.location.pathname).toBe('/shop');
});

it('clears the search on Escape, and keeps the other parameters and the focus', async () => {
  const router = await openShop('/shop?category=courses&q=data');
  expect(getField().value).toBe('data');
  await pressEscape();
  expect(router.state.location.search).toBe('?category=courses');
  expect(document.activeElement).toBe(getField());
  expect(getField().value).toBe('');
});

it('restores the earlier search after going back, and accepts the later one again', async () => {
  const router = await openShop();
  typeText('data');
  await pressEnter();
  await act(() => router.navigate(-1));
  await advanceTimers(0);
  expect(getField().value).toBe('');
  typeText('data');
  await advanceTimers(250);
  expect(getSearch()).toBe('data');
});

it('keeps the typed text while React renders earlier searches, as on a slow device', async () => {
  let renderSearch = (_search: string) => {};
  function SlowShop() {
    const [search, setSearch] = useState('');
    renderSearch = setSearch;
    const url = { ...useShopQuery(), setQuery() {} };
    const inputRef = useRef<HTMLInputElement>(null);
    return (
      <ShopSearchField url={{ ...url, query: { ...url.query, search } }} inputRef={inputRef} onSubmit={() => {}} />
    );
  }
  await renderPage(<SlowShop />, { messages: ['shop'] });
  for (const text of ['d', 'da', 'dat']) {
    typeText(text);
    await advanceTimers(250);
  }
  typeText('data');
  act(() => renderSearch('d'));
  expect(getField().value).toBe('data');
  await advanceTimers(250);
  act(() => renderSearch('data'));
  expect(getField().value).toBe('data');
  act(() => renderSearch('da'));
  expect(getField().value).toBe('da');
});

it('keeps the URL of a navigation that starts before the text is applied', async () => {
  const router = await openShop();
  typeText('data');
  await act(() => router.navigate('/shop?category=courses&q=guide'));
  await advanceTimers(250);
  expect(router.state.location.search).toBe('?category=courses&q=guide');
  expect(getField().value).toBe('guide');
});
