import type { LoaderFunctionArgs, Params } from 'react-router-dom';

interface LoaderModule {
  loadPrerenderedParams?: () => Promise<Params[]>;
  loader: (args: LoaderFunctionArgs, detail: never) => Promise<unknown>;
}

const importByFolder: Partial<Record<string, () => Promise<LoaderModule>>> = {
  blog: () => import('./pages/blog/loader.ts'),
  landing: () => import('./pages/landing/loader.ts'),
  legal: () => import('./pages/legal/loader.ts'),
  post: () => import('./pages/post/loader.ts'),
  product: () => import('./pages/product/loader.ts'),
  shop: () => import('./pages/shop/loader.ts'),
};

/** Returns the params with which to prerender a page. */
export async function loadPrerenderedParams(folder: string): Promise<Params[]> {
  const module = await importByFolder[folder]?.();
  return (await module?.loadPrerenderedParams?.()) ?? [];
}

/** Calls the loader of a prerendered page. The built site does so only on the server: the browser requests the result (`HAS_PAGE_FILES`). */
export async function loadPageData(routeId: string, args: LoaderFunctionArgs): Promise<unknown> {
  const [folder = '', detail] = routeId.split(':');
  const module = await importByFolder[folder]?.();
  return module?.loader(args, detail as never);
}
