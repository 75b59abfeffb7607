import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
  /** Rendered for an unknown path, such as a product that does not exist. Without it, the general not-found page is. */
  NotFound?: ComponentType;
  /** Shown when the store does not respond; only a page that needs the store exports one. */
  Unavailable?: ComponentType;
}

const modules = import.meta.glob<PageModule>('../features/*/*-page.tsx');
const loaded = new Map<string, PageModule>();

/**
 * Loads the module of a page once. A failed load rejects, and the next call retries it; the router's own lazy routes keep a
 * failed load forever.
 */
export async function loadPageModule(name: string): Promise<PageModule> {
  const existing = loaded.get(name);
  if (existing) return existing;
  const load = modules[`../features/${name}.tsx`];
  if (!load) throw new Error(`The page table names the module "${name}", but features/${name}.tsx does not exist.`);
  const module = await load();
  loaded.set(name, module);
  return module;
}

/** The module of a page. Throws if it is not loaded yet. */
export function loadedPageModule(name: string): PageModule {
  const module = loaded.get(name);
  if (!module) throw new Error(`The page "${name}" was rendered before its module was loaded.`);
  return module;
}
