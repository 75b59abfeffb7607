import { join, resolve } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const sourceCondition = '@vitrine/source';

/** The site's build settings in unit tests (apps/web/src/lib/config/read-env.ts). */
const siteEnv = {
  siteUrl: 'https://vitrine.test',
  storeUrl: null,
  storeId: 'vitrine-{language}',
  storeLanguage: null,
};

interface UnitTestOptions {
  define?: Record<string, string>;
  globalSetup?: string;
  setupFiles?: string;
  /** Whether each file has its own modules and worker. False is several times faster, for tests that restore the state of modules. */
  isolate?: boolean;
}

/** The unit tests of a workspace folder. They import other packages from source, so those need no build. */
const unitTests = (name: string, root: string, { define = {}, ...test }: UnitTestOptions = {}) => ({
  extends: true as const,
  root,
  define,
  test: {
    name,
    ...test,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'e2e/**', 'seventh-language/**'],
  },
});

export default defineConfig({
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  // Vitest passes these conditions to Node. Without `module`: Node cannot load files that are for bundlers only.
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions.filter((name) => name !== 'module')] } },
  test: {
    // Tags are ids of lines of the specification.
    strictTags: false,
    // On a busy machine, tests take several times longer than usual.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', 'json'],
    // turbo runs Vitest in the folder of each package and caches this file.
    outputFile: resolve('.reports/test.json'),
    projects: [
      unitTests('scripts', 'scripts'),
      unitTests('cart', 'packages/cart', { isolate: false }),
      unitTests('store-client', 'packages/store-client'),
      unitTests('i18n', 'packages/i18n', {
        isolate: false,
        globalSetup: join(import.meta.dirname, 'packages/i18n/build/generate.ts'),
      }),
      // Type-checks the apps with an additional language, so a turbo task of its own runs it when an app changes.
      unitTests('seventh-language', 'packages/i18n/seventh-language'),
      unitTests('server', 'packages/server'),
      unitTests('ui', 'packages/ui', { isolate: false }),
      unitTests('store', 'apps/store/src'),
      // The tests of the store with its databases. They take a minute.
      unitTests('store-contract', 'apps/store/contract', {
        globalSetup: join(import.meta.dirname, 'apps/store/contract/global-setup.ts'),
      }),
      unitTests('web', 'apps/web', {
        isolate: false,
        setupFiles: join(import.meta.dirname, 'apps/web/src/testing/setup.ts'),
        define: { __SITE_ENV__: JSON.stringify(siteEnv) },
      }),
    ],
  },
});
