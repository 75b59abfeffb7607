import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { lockedTeasers } from '@vitrine/i18n/locked';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  previewAnnotations: [
    fileURLToPath(new URL('../../../packages/ui/src/fixtures/preview.tsx', import.meta.url)),
    ...(process.env.VITEST
      ? [
          fileURLToPath(new URL('../test/axe-options.ts', import.meta.url)),
          fileURLToPath(new URL('../test/collect-code.tsx', import.meta.url)),
        ]
      : []),
  ],
  staticDirs: ['../../web/public', { from: '../../../packages/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Stories import packages from source, so that a change is visible at once.
      resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
      // The page stories need this plugin and this constant of the site's build.
      plugins: [lockedTeasers()],
      define: {
        __SITE_ENV__: JSON.stringify({
          siteUrl: 'https://vitrine.example',
          storeUrl: null,
          storeId: 'vitrine-{language}',
          storeLanguage: null,
        }),
      },
    }),
};

export default config;
