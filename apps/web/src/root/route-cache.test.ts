// @vitest-environment happy-dom
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { createDataStrategy, createPrefetch } from './route-cache.ts';

function createPages() {
  const loader = vi.fn(async ({ params }: { params: { id?: string } }) => `product ${params.id}`);
  const lazy = vi.fn(async () => ({ Component: () => null }));
  const legalLoader = vi.fn(async () => 'legal');
  const createRoutes = (): RouteObject[] => [
    { id: 'landing', index: true, loader: () => 'landing' },
    { id: 'product', path: 'fr/product/:id', handle: { isPrefetchedInView: true }, lazy, loader },
    { id: 'legal', path: 'legal', handle: {}, loader: legalLoader },
  ];
  const queryClient = createQueryClient();
  const prefetch = createPrefetch(createRoutes(), queryClient);
  const router = createMemoryRouter(createRoutes(), {
    dataStrategy: createDataStrategy(queryClient),
    hydrationData: { loaderData: { landing: 'landing' } },
  });
  return { loader, lazy, legalLoader, prefetch, router };
}

describe('prefetching', () => {
  it('loads code and data once, which the navigation then uses', async () => {
    const { loader, lazy, prefetch, router } = createPages();
    await Promise.all([prefetch('/fr/product/1', 'in-view'), prefetch('/fr/product/1')]);
    expect(lazy).toHaveBeenCalled();
    await router.navigate('/fr/product/1');
    expect(router.state.loaderData.product).toBe('product 1');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('rejects if loading fails, and loads again at the navigation', async () => {
    const { loader, prefetch, router } = createPages();
    loader.mockRejectedValueOnce(new Error('offline'));
    await expect(prefetch('/fr/product/1')).rejects.toThrow('offline');
    await router.navigate('/fr/product/1');
    expect(router.state.loaderData.product).toBe('product 1');
  });

  it('loads a page that is not prefetched in view only without that trigger', async () => {
    const { legalLoader, prefetch } = createPages();
    await prefetch('/legal', 'in-view');
    expect(legalLoader).not.toHaveBeenCalled();
    await prefetch('/legal');
    expect(legalLoader).toHaveBeenCalledOnce();
  });

  it('loads nothing for a path without a route', async () => {
    const { loader, legalLoader, prefetch } = createPages();
    await prefetch('/nowhere');
    expect([loader, legalLoader].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('the data strategy', () => {
  it('keeps the data of a page for back and forward, per path, for as long as the document is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { loader, router } = createPages();
    await router.navigate('/fr/product/1');
    await router.navigate('/fr/product/2');
    expect(router.state.loaderData.product).toBe('product 2');
    vi.setSystemTime(Date.now() + 86_400_000);
    await router.navigate(-1);
    vi.useRealTimers();
    expect(router.state.loaderData.product).toBe('product 1');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('does not keep an error', async () => {
    const { loader, router } = createPages();
    loader.mockRejectedValueOnce(new Error('offline'));
    await router.navigate('/fr/product/1');
    expect(router.state.errors).not.toBeNull();
    await router.revalidate();
    expect(router.state.errors).toBeNull();
  });
});
