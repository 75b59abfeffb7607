// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { loadMessages } from '@vitrine/i18n';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyMessage, updateDraft } from '../contact/draft.ts';
import { saveLanguage } from '../language/document-language.ts';
import { RootErrorBoundary } from './error-boundaries.tsx';

beforeEach(async () => {
  // React logs each error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // If the tests of another file have reported missing files, the page is not reloaded.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  saveLanguage('en');
  await loadMessages('en', ['common']);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders a layout that throws the next of these errors whenever it is mounted, and waits for the effects of what replaces it. */
async function renderLayout(errors: Error[]) {
  function Layout() {
    useEffect(() => {
      const error = errors.shift();
      if (error) throw error;
    }, []);
    return <p>The layout</p>;
  }
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: Layout, ErrorBoundary: RootErrorBoundary }]);
  await act(async () => render(<RouterProvider router={router} />));
}

it('replaces a layout that cannot be rendered by an error with a reload button', async () => {
  await renderLayout([new Error('broken')]);
  const main = screen.getByRole('main');
  expect(within(main).getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(within(main).getByRole('heading').textContent).toBe('We couldn’t show this page');
  expect(screen.queryByText('The layout')).toBeNull();
});

it('reloads when the browser is online again, unless the visitor has typed a message', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await renderLayout([new Error('broken')]);
  const fetchDocument = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetchDocument);
  updateDraft({ message: 'A question' });
  fireEvent(window, new Event('online'));
  expect(fetchDocument).not.toHaveBeenCalled();
  updateDraft(emptyMessage);
  fireEvent(window, new Event('online'));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

it('renders the layout again after the browser has changed its DOM', async () => {
  await renderLayout([new DOMException('The node is not a child.', 'NotFoundError')]);
  expect(screen.getByText('The layout')).toBeDefined();
  expect(screen.queryByRole('main')).toBeNull();
});
