// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DeferredContent } from './deferred-content.tsx';

afterEach(cleanup);

/** Renders a router whose page `/product` has deferred content. Records whether the heading was shown when that content rendered. */
function renderProduct(initialPath: string) {
  const headingVisibilities: boolean[] = [];
  function Details() {
    headingVisibilities.push(screen.queryByRole('heading') !== null);
    return <p>Details</p>;
  }
  const element = (
    <>
      <h1>Product</h1>
      <DeferredContent>
        <Details />
      </DeferredContent>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/shop', element: null },
      { path: '/product', element },
    ],
    { initialEntries: [initialPath] },
  );
  render(<RouterProvider router={router} />);
  return { router, headingVisibilities };
}

it('renders its content after the rest of a page that a link opens', async () => {
  const { router, headingVisibilities } = renderProduct('/shop');
  await act(() => router.navigate('/product'));
  expect(screen.getByText('Details')).toBeDefined();
  expect(headingVisibilities).toEqual([true]);
});

it('renders its content at once after a page load', async () => {
  const { headingVisibilities } = renderProduct('/product');
  expect(headingVisibilities).toEqual([false]);
});

it('renders its content at once when a link opens a section', async () => {
  const { router, headingVisibilities } = renderProduct('/shop');
  await act(() => router.navigate('/product#details'));
  expect(headingVisibilities).toEqual([false]);
});

it('renders its content at once on back', async () => {
  const { router, headingVisibilities } = renderProduct('/product');
  await act(() => router.navigate('/shop'));
  await act(() => router.navigate(-1));
  expect(headingVisibilities).toEqual([false, false]);
});
