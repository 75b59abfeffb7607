import type { Plugin } from 'vite';

/**
 * Leaves a dynamic import to the browser. Vite wraps each one in a helper that loads its style sheets first; the site has a single
 * style sheet, which every page names; the helper would be 0.3 kB more for each of them, compressed.
 */
export function plainImports(): Plugin {
  return {
    name: 'vitrine:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
