import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

/** Only the features of the built site: Biome lints the sources. The reasons of each exception are in docs/browsers.md. */
export default [
  {
    files: ['**/*.js'],
    plugins: { compat },
    // The supported browsers are the `browserslist` of package.json.
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          // Every browser of the list has these features: Safari 17.2, the oldest that has all of them, is older than 17.4.
          available: 2023,
          allowProperties: [
            'backdrop-filter',
            'hyphenate-limit-chars',
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
