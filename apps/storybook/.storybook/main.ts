import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { lockedTeasers } from '../../web/build/locked-teasers.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../web/src/features/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../../web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    // The packages are taken from their sources, so that a change shows up at once.
    mergeConfig(vite, {
      resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
      // What the site's own build gives its screens.
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
