// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SearchField } from '@vitrine/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useSearch } from './use-search.ts';

const labels = { field: 'Search products', submit: 'Search', clear: 'Clear' };

function Shop() {
  const { text, input, type, search, clear, wantsResults } = useSearch('');
  return (
    <>
      <h1>{text}</h1>
      <SearchField
        action="/shop"
        labels={labels}
        defaultValue={text}
        inputRef={input}
        onChange={type}
        onSearch={search}
        onClear={clear}
      />
      {wantsResults && <p>focus</p>}
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (path = '/shop') => (await renderPage(<Shop />, { history: ['/', path] })).router;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const searched = () => screen.getByRole('heading').textContent;

it('follows the text after a quarter of a second without typing, and adds no history entry', async () => {
  const router = await open('/shop?category=courses&more=2');
  type('dat');
  await wait(200);
  type('data ');
  await wait(249);
  expect(router.state.location.search).toBe('?category=courses&more=2');
  await wait(1);
  expect(router.state.location.search).toBe('?category=courses&q=data');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(searched()).toBe('data');
  // The field keeps what is typed, such as a blank before the next word.
  expect(field().value).toBe('data ');
});

it('searches at once on Enter, in a history entry of its own, and moves the focus to the results', async () => {
  const router = await open();
  type('data');
  await act(async () => void fireEvent.submit(field()));
  expect(router.state.location.search).toBe('?q=data');
  expect(router.state.historyAction).toBe('PUSH');
  expect(screen.getByText('focus')).toBeDefined();
});

it('clears the search, and keeps the other parameters and the focus', async () => {
  const router = await open('/shop?category=courses&q=data');
  expect(field().value).toBe('data');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Escape' }));
  expect(router.state.location.search).toBe('?category=courses');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
});

it('shows the search of the history entry after back, and searches it again when it is typed again', async () => {
  const router = await open();
  type('data');
  await act(async () => void fireEvent.submit(field()));
  await act(() => router.navigate(-1));
  await wait(0);
  expect(field().value).toBe('');
  type('data');
  await wait(250);
  expect(searched()).toBe('data');
});
