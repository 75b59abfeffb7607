import type { ComponentType } from 'react';

const modules = import.meta.glob<{ Component: ComponentType }>('./screens/*/*-screen.tsx');
const loaded = new Map<string, ComponentType>();

/** Loads the code of a screen, once. Rejects when it cannot be loaded, and the next call tries it again. */
export async function loadScreen(name: string): Promise<void> {
  if (loaded.has(name)) return;
  const load = modules[`./screens/${name}/${name}-screen.tsx`];
  if (!load) throw new Error(`The route table names the screen "${name}", but its component is missing.`);
  loaded.set(name, (await load()).Component);
}

/** The component of a screen whose code is loaded. */
export function loadedScreen(name: string): ComponentType {
  const Screen = loaded.get(name);
  if (!Screen) throw new Error(`The screen "${name}" was shown before its code was loaded.`);
  return Screen;
}
