// @vitest-environment happy-dom
import { type RouteObject, RouterContextProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { priorityContext } from '../lib/page-files.ts';
import { createPrefetch } from './prefetch-page.ts';

const loader = vi.fn<Extract<RouteObject['loader'], (...args: never[]) => unknown>>(async () => null);
const lazy = vi.fn(async () => ({ Component: () => null }));
const legalLoader = vi.fn(async () => null);

const prefetch = createPrefetch(
  [
    { id: 'product', path: 'fr/product/:id', handle: { isPrefetchedNearViewport: true }, lazy, loader },
    { id: 'legal', path: 'legal', handle: {}, loader: legalLoader },
  ],
  () => new RouterContextProvider(),
);

it('loads the code of a page, and calls its loader as a navigation does', async () => {
  await prefetch('/fr/product/1');
  expect(lazy).toHaveBeenCalledOnce();
  const [{ params, context, url } = {}] = loader.mock.calls.at(-1) ?? [];
  expect(params).toEqual({ id: '1' });
  expect(url?.pathname).toBe('/fr/product/1');
  expect(context?.get(priorityContext)).toBe('auto');
});

it.each(['near-viewport', 'menu'] as const)(
  'requests the page of a link with a low priority if the trigger is %s',
  async (trigger) => {
    await prefetch('/fr/product/1', trigger);
    expect(loader.mock.calls.at(-1)?.[0].context.get(priorityContext)).toBe('low');
  },
);

it('rejects if loading fails', async () => {
  loader.mockRejectedValueOnce(new Error('offline'));
  await expect(prefetch('/fr/product/1')).rejects.toThrow('offline');
});

it('loads a page that links near the viewport do not prefetch only without that trigger', async () => {
  await prefetch('/legal', 'near-viewport');
  expect(legalLoader).not.toHaveBeenCalled();
  await prefetch('/legal');
  expect(legalLoader).toHaveBeenCalledOnce();
});

it('loads nothing for a path without a route', async () => {
  loader.mockClear();
  legalLoader.mockClear();
  await prefetch('/nowhere');
  expect(loader).not.toHaveBeenCalled();
  expect(legalLoader).not.toHaveBeenCalled();
});
