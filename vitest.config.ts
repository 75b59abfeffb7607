import { resolve } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@vitrine/source';

/** The build settings of the site in its tests (apps/web/src/shared/config/read-env.ts). */
const siteEnv = {
  siteUrl: 'https://vitrine.test',
  storeUrl: null,
  storeId: 'vitrine-{language}',
  storeLanguage: null,
};

/** Unit tests of a workspace folder, run against the sources of its siblings: nothing has to be built first. */
const units = (name: string, root: string, define: Record<string, string> = {}) => ({
  extends: true as const,
  root,
  define,
  test: {
    name,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'e2e/**'],
  },
});

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    // In the folder of the package whose tests run, where turbo caches it.
    outputFile: resolve('.reports/test.json'),
    projects: [
      units('scripts', 'scripts'),
      units('cart', 'packages/cart'),
      units('store-client', 'packages/store-client'),
      units('i18n', 'packages/i18n'),
      units('ui', 'packages/ui'),
      units('store', 'apps/store'),
      units('web', 'apps/web', { __SITE_ENV__: JSON.stringify(siteEnv) }),
    ],
  },
});
