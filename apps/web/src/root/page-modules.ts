import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
  /** Rendered for unknown params, such as a product that does not exist. By default, the general 404 page is rendered. */
  NotFound?: ComponentType;
  /** Rendered if the store does not respond. Only a page that needs the store exports it. */
  Unavailable?: ComponentType;
  /** Loads the lazy components that the page shows for this data. Called before the page is rendered on the server or hydrated. */
  preload?: (data: never) => Promise<void>;
}

const moduleLoaders = import.meta.glob<PageModule>('../pages/*/page.tsx');
const loadedModules = new Map<string, PageModule>();

/**
 * Loads the module of a page once. If that fails, the next call retries it. Lazy routes of React Router would cache the failure.
 */
export async function loadPageModule(name: string): Promise<PageModule> {
  const existing = loadedModules.get(name);
  if (existing) return existing;
  const load = moduleLoaders[`../pages/${name}.tsx`];
  if (!load) throw new Error(`The page table names the module "${name}", but pages/${name}.tsx does not exist.`);
  const module = await load();
  loadedModules.set(name, module);
  return module;
}

/** Calls `preload` of a page's module, which must be loaded. */
export const preloadPage = async (name: string, data: unknown): Promise<void> =>
  getPageModule(name).preload?.(data as never);

/** Returns the module of a page. Throws if it is not loaded yet. */
export function getPageModule(name: string): PageModule {
  const module = loadedModules.get(name);
  if (!module) throw new Error(`The page "${name}" was rendered before its module was loaded.`);
  return module;
}
