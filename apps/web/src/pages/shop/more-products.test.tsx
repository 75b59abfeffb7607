// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../../lib/store-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import MoreProducts from './more-products.tsx';

const ids = ['1', '2', ...Array.from({ length: 25 }, (_, index) => `kit-${index + 1}`)];
const createWireProduct = (id: string) => ({
  id,
  title: `Product ${id}`,
  variants: [{ id: `${id}-default`, prices: [{ amount: 1000, currency_code: 'eur', currency: { code: 'eur' } }] }],
});

/** Which list each request is for, and its offset: `updated_at DESC 12` in a sort order, `local 0` for the local products. */
let requests: string[];
let isStoreFailing: boolean;

/** Responds like a store with two local products and 25 others. */
async function respond(url: string | URL | Request): Promise<Response> {
  const { searchParams } = new URL(String(url));
  if (isStoreFailing) return new Response(null, { status: 500 });
  const requestedIds = searchParams.getAll('ids[]');
  const offset = Number(searchParams.get('offset'));
  const limit = Number(searchParams.get('limit'));
  const requestedList =
    requestedIds.length > 0 ? 'local' : `${searchParams.get('sort_by')} ${searchParams.get('order')}`;
  requests.push(`${requestedList} ${offset}`);
  const found = requestedIds.length > 0 ? ids.filter((id) => requestedIds.includes(id)) : ids;
  const products = found.slice(offset, offset + limit).map(createWireProduct);
  return Response.json({ products, count: found.length, offset, limit });
}

async function renderMoreProducts(path = '/shop') {
  const { router } = await renderPage(<MoreProducts />, { messages: ['shop'], history: [path] });
  return router;
}

const countCards = () => screen.queryAllByRole('article').length;
const clickButton = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  requests = [];
  isStoreFailing = false;
  vi.stubGlobal('fetch', vi.fn(respond));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  configureStore({ host: 'http://store.test' });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  configureStore({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('MoreProducts', () => {
  it('lists the products of the store without the local ones, and loads further pages on click', async () => {
    const router = await renderMoreProducts();
    await vi.waitFor(() => expect(countCards()).toBe(10));
    expect(screen.getByText('10 of 25 products')).toBeDefined();
    await clickButton('Show more');
    await vi.waitFor(() => expect(countCards()).toBe(22));
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-11');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?more=1'));
    await clickButton('Show more');
    await vi.waitFor(() => expect(countCards()).toBe(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(requests).toEqual(['order ASC 0', 'local 0', 'order ASC 12', 'order ASC 24']);
  });

  it('restores the loaded pages and the sort order from the URL', async () => {
    await renderMoreProducts('/shop?more=2&sort=updated_at');
    await vi.waitFor(() => expect(countCards()).toBe(25));
    expect(requests).toEqual(['updated_at DESC 0', 'local 0', 'updated_at DESC 12', 'updated_at DESC 24']);
  });

  it('starts at the first page after a change of the sort order, and keeps the previous cards until that page is loaded', async () => {
    const router = await renderMoreProducts('/shop?category=courses&more=1');
    await vi.waitFor(() => expect(countCards()).toBe(22));
    await clickButton('Name');
    expect(countCards()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(countCards()).toBe(10));
    expect(router.state.location.search).toBe('?category=courses&sort=title');
  });

  it('does not repeat the request of a restored page that has failed', async () => {
    vi.useFakeTimers();
    let failedRequestCount = 0;
    let isSecondPageFailing = true;
    vi.stubGlobal('fetch', async (url: string) => {
      if (!isSecondPageFailing || !url.includes('offset=12')) return respond(url);
      failedRequestCount++;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return new Response(null, { status: 500 });
    });
    await renderMoreProducts('/shop?more=1');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(countCards()).toBe(10);
    expect(failedRequestCount).toBe(1);
    isSecondPageFailing = false;
    await clickButton('Show more');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(countCards()).toBe(22);
  });

  it('requests a page once on a double click', async () => {
    await renderMoreProducts();
    await vi.waitFor(() => expect(countCards()).toBe(10));
    const button = screen.getByRole('button', { name: 'Show more' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await vi.waitFor(() => expect(countCards()).toBe(22));
    expect(requests).toEqual(['order ASC 0', 'local 0', 'order ASC 12']);
  });

  it('keeps the URL of a navigation that starts while more products are loading', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('offset=12')) await released;
      return respond(url);
    });
    const router = await renderMoreProducts();
    await vi.waitFor(() => expect(countCards()).toBe(10));
    await clickButton('Show more');
    expect(router.state.location.search).toBe('?more=1');
    await act(() => router.navigate('/shop?category=courses'));
    await act(async () => release());
    await vi.waitFor(() => expect(countCards()).toBe(22));
    expect(router.state.location.search).toBe('?category=courses');
  });

  it.each(['more=-1', 'more=x', 'more=1e9', 'sort=constructor'])(
    'requests the first page in the default order for the invalid query ?%s',
    async (query) => {
      await renderMoreProducts(`/shop?${query}`);
      await vi.waitFor(() => expect(countCards()).toBeGreaterThanOrEqual(10));
      expect(requests[0]).toBe('order ASC 0');
    },
  );

  it('renders nothing while the store responds with an error, and retries a failed page on the next click', async () => {
    isStoreFailing = true;
    await renderMoreProducts();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    isStoreFailing = false;
    await renderMoreProducts();
    await vi.waitFor(() => expect(countCards()).toBe(10));
    isStoreFailing = true;
    await clickButton('Show more');
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    expect(countCards()).toBe(10);
    expect(screen.getByRole('alert').textContent).toMatch(/isn’t responding/);
    isStoreFailing = false;
    await clickButton('Show more');
    await vi.waitFor(() => expect(countCards()).toBe(22));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
