// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SearchField } from '@vitrine/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { useSearch } from './use-search.ts';

const labels = { field: 'Search products', submit: 'Search', clear: 'Clear' };

function Shop() {
  const { text, inputRef, handleInput, submit, clear, shouldFocusResults } = useSearch('');
  return (
    <>
      <h1>{text}</h1>
      <SearchField
        action="/shop"
        labels={labels}
        defaultValue={text}
        inputRef={inputRef}
        onChange={handleInput}
        onSearch={submit}
        onClear={clear}
      />
      {shouldFocusResults && <p>focus</p>}
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openShop = async (path = '/shop') => (await renderPage(<Shop />, { history: ['/', path] })).router;
const getField = () => screen.getByRole<HTMLInputElement>('searchbox');
const typeText = (value: string) => fireEvent.input(getField(), { target: { value } });
const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const getSearch = () => screen.getByRole('heading').textContent;

it('searches 250 ms after the last input, and replaces the history entry', async () => {
  const router = await openShop('/shop?category=courses&more=2');
  typeText('dat');
  await advanceTimers(200);
  typeText('data ');
  await advanceTimers(249);
  expect(router.state.location.search).toBe('?category=courses&more=2');
  await advanceTimers(1);
  expect(router.state.location.search).toBe('?category=courses&q=data');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(getSearch()).toBe('data');
  // The field keeps the typed text, such as a space before the next word.
  expect(getField().value).toBe('data ');
});

it('searches immediately on Enter, adds a history entry, and moves the focus to the results', async () => {
  const router = await openShop();
  typeText('data');
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  expect(router.state.location.search).toBe('?q=data');
  expect(router.state.historyAction).toBe('PUSH');
  expect(screen.getByText('focus')).toBeDefined();
});

it('does not move the focus to the results if the visitor types again before they are shown', async () => {
  await openShop();
  typeText('data');
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  typeText('dat');
  expect(screen.queryByText('focus')).toBeNull();
});

it('clears the search on Escape, and keeps the other parameters and the focus', async () => {
  const router = await openShop('/shop?category=courses&q=data');
  expect(getField().value).toBe('data');
  await act(async () => void fireEvent.keyDown(getField(), { key: 'Escape' }));
  expect(router.state.location.search).toBe('?category=courses');
  expect(document.activeElement).toBe(getField());
  expect(getField().value).toBe('');
});

it('restores the earlier search after going back, and accepts the later one again', async () => {
  const router = await openShop();
  typeText('data');
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  await act(() => router.navigate(-1));
  await advanceTimers(0);
  expect(getField().value).toBe('');
  typeText('data');
  await advanceTimers(250);
  expect(getSearch()).toBe('data');
});
