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
          allowFunctions: ['anchor'],
          allowProperties: [
            'accent-color',
            'animation-range',
            'anchor-name',
            'backdrop-filter',
            'break-after',
            'content-visibility',
            'hyphenate-limit-chars',
            'overflow-anchor',
            'overscroll-behavior',
            'overscroll-behavior-x',
            'position-area',
            'position-try',
            'position-try-fallbacks',
            'resize',
            'scrollbar-width',
            'text-size-adjust',
            'text-wrap',
            'user-select',
            'view-timeline',
          ],
          allowPropertyValues: { width: ['stretch'] },
          allowSelectors: ['details-content', 'marker', 'popover-open', 'selection'],
        },
      ],
    },
  },
];
