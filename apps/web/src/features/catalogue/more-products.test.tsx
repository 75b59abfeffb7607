// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../../shared/store/store-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import MoreProducts from './more-products.tsx';

const ids = ['1', '2', ...Array.from({ length: 25 }, (_, index) => `kit-${index + 1}`)];
const wireProduct = (id: string) => ({
  id,
  title: `Product ${id}`,
  variants: [{ id: `${id}-default`, prices: [{ amount: 1000, currency_code: 'eur', currency: { code: 'eur' } }] }],
});

let requests: string[];
let isReachable: boolean;

/** A store with two of the site's own products and 25 others. */
async function respond(url: string | URL | Request): Promise<Response> {
  const { searchParams } = new URL(String(url));
  if (!isReachable) return new Response(null, { status: 500 });
  const wanted = searchParams.getAll('ids[]');
  const offset = Number(searchParams.get('offset'));
  const limit = Number(searchParams.get('limit'));
  if (wanted.length === 0) requests.push(`${searchParams.get('sort_by')} ${searchParams.get('order')} ${offset}`);
  const found = wanted.length > 0 ? ids.filter((id) => wanted.includes(id)) : ids;
  const products = found.slice(offset, offset + limit).map(wireProduct);
  return Response.json({ products, count: found.length, offset, limit });
}

async function openList(path = '/shop') {
  const { router } = await renderPage(<MoreProducts />, { messages: ['shop'], history: [path] });
  return router;
}

const cards = () => screen.queryAllByRole('article').length;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  requests = [];
  isReachable = true;
  vi.stubGlobal('fetch', vi.fn(respond));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  configureStore({ host: 'http://store.test' });
});

afterEach(() => {
  cleanup();
  configureStore({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the products that only the store has', () => {
  it('are listed page by page without the own ones, with their number', async () => {
    const router = await openList();
    await vi.waitFor(() => expect(cards()).toBe(10));
    expect(screen.getByText('10 of 25 products')).toBeDefined();
    await press('Show more');
    await vi.waitFor(() => expect(cards()).toBe(22));
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-11');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?more=1'));
    await press('Show more');
    await vi.waitFor(() => expect(cards()).toBe(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(requests).toEqual(['order ASC 0', 'order ASC 12', 'order ASC 24']);
  });

  it('are loaded as far as before, in the order of the URL', async () => {
    await openList('/shop?more=2&sort=updated_at');
    await vi.waitFor(() => expect(cards()).toBe(25));
    expect(requests).toEqual(['updated_at DESC 0', 'updated_at DESC 12', 'updated_at DESC 24']);
  });

  it('start at the first page in another order, and stay until it is loaded', async () => {
    const router = await openList('/shop?category=courses&more=1');
    await vi.waitFor(() => expect(cards()).toBe(22));
    await press('Name');
    expect(cards()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(cards()).toBe(10));
    expect(router.state.location.search).toBe('?category=courses&sort=title');
  });

  it.each(['more=-1', 'more=x', 'more=1e9', 'sort=constructor'])('ignore ?%s', async (query) => {
    await openList(`/shop?${query}`);
    await vi.waitFor(() => expect(cards()).toBeGreaterThanOrEqual(10));
    expect(requests[0]).toBe('order ASC 0');
  });

  it('are not rendered while the store does not respond, and can be continued when it does again', async () => {
    isReachable = false;
    await openList();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    isReachable = true;
    await openList();
    await vi.waitFor(() => expect(cards()).toBe(10));
    isReachable = false;
    await press('Show more');
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    expect(cards()).toBe(10);
    isReachable = true;
    await press('Show more');
    await vi.waitFor(() => expect(cards()).toBe(22));
  });
});
