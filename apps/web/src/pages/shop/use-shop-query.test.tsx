// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { type ShopUrl, useShopQuery } from './use-shop-query.ts';

afterEach(cleanup);

function Shop() {
  const { query, setQuery, getPath } = useShopQuery();
  function changeTwice() {
    setQuery({ category: 'software' });
    setQuery({ sort: 'title' });
  }
  return (
    <>
      <h1>{query.category}</h1>
      <a href={getPath({ sort: 'title' })}>By name</a>
      <button type="button" onClick={changeTwice}>
        Software by name
      </button>
    </>
  );
}

it('keeps both of two changes in one render, and the parameters of others', async () => {
  const { router } = await renderPage(<Shop />, { history: ['/shop?ref=mail'] });
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.search).toBe('?ref=mail&category=software&sort=title');
});

it('keeps a change that is made before an earlier one is rendered, as on a slow device', async () => {
  /** Changes the order right before `useShopQuery` gets the URL with the category. */
  function Order({ query, setQuery }: ShopUrl) {
    const isFirstChange = query.category === 'software';
    useLayoutEffect(() => {
      if (isFirstChange) setQuery({ sort: 'title' });
    }, [isFirstChange]);
    return null;
  }
  function SlowShop() {
    const url = useShopQuery();
    const isFirstChange = url.query.category === 'software';
    useEffect(() => {
      if (isFirstChange) url.setQuery({ category: 'courses' });
    }, [isFirstChange]);
    return (
      <>
        <Order {...url} />
        <button type="button" onClick={() => url.setQuery({ category: 'software' })}>
          Software
        </button>
      </>
    );
  }
  const { router } = await renderPage(<SlowShop />, { history: ['/shop'] });
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.search).toBe('?category=courses&sort=title');
});

it('changes the latest URL after a navigation', async () => {
  const { router } = await renderPage(<Shop />, { history: ['/shop?q=data'] });
  await act(() => router.navigate('/shop?ref=mail'));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.search).toBe('?ref=mail&category=software&sort=title');
});

it('returns paths with the query, without the parameters of others', async () => {
  await renderPage(<Shop />, { history: ['/shop?ref=mail&category=courses&more=2'] });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shop?category=courses&sort=title');
});
