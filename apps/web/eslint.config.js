import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

/** Checks which browser features the built site uses; Biome lints the sources. docs/browsers.md gives the reason for each exception. */
export default [
  {
    files: ['**/*.js'],
    plugins: { compat },
    // The supported browsers are the `browserslist` of package.json.
    rules: { 'compat/compat': 'error' },
    // Used only where it exists, not polyfilled.
    settings: { polyfills: ['scheduler'] },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          // The supported browsers have every feature of Baseline 2023. Safari has all of them since 17.2.
          available: 2023,
          allowAtRules: ['property'],
          allowProperties: [
            'backdrop-filter',
            'break-after',
            'hyphenate-limit-chars',
            'overflow-anchor',
            'overscroll-behavior-x',
            'position-area',
            'position-try-fallbacks',
            'resize',
            'scrollbar-width',
            'text-size-adjust',
            'text-wrap',
            'user-select',
          ],
          allowPropertyValues: { width: ['stretch'] },
          allowSelectors: ['marker', 'popover-open', 'selection'],
        },
      ],
    },
  },
];
