import react from '@vitejs/plugin-react';
import { contentPreview } from '@vitrine/i18n/content-preview';
import { lockedTeasers } from '@vitrine/i18n/locked';
import { pseudoLanguage } from '@vitrine/i18n/pseudo';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { clientRolldownOptions } from './build/client-rolldown-options.ts';
import { readBuildEnv } from './src/lib/config/read-env.ts';

const devStoreUrl = 'http://127.0.0.1:4100';

export default defineConfig(({ command, isSsrBuild }) => {
  const sourceConditions = command === 'serve' ? ['@vitrine/source'] : [];
  const env = readBuildEnv(command === 'serve' ? { SITE_URL: 'http://localhost:5173', ...process.env } : process.env);
  return {
    plugins: [react(), contentPreview(), lockedTeasers(), pseudoLanguage()],
    // Development resolves packages to their sources, a build to their built files.
    resolve: { conditions: [...sourceConditions, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...sourceConditions, ...defaultServerConditions] } },
    define: {
      __SITE_ENV__: JSON.stringify(env),
      'import.meta.env.HAS_PAGE_FILES': JSON.stringify(command === 'build' && isSsrBuild !== true),
    },
    server: { proxy: { '/store': devStoreUrl } },
    build: {
      manifest: true,
      modulePreload: {
        polyfill: false,
        // An `import()` requests its file and those that it imports at once. Each page has its own preload links (build/compose-document.ts).
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
      },
      assetsInlineLimit: 0,
      target: 'es2022',
      ...(!isSsrBuild && { rolldownOptions: clientRolldownOptions }),
    },
  };
});
