import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

/** Checks which browser features the built site uses; Biome lints the sources. A comment says what visitors see where an exception is missing. */
export default [
  {
    files: ['**/*.js'],
    plugins: { compat },
    // The supported browsers are the `browserslist` of package.json.
    rules: { 'compat/compat': 'error' },
    // `scheduler.yield` is used only where it exists, not polyfilled. Safari, Firefox before 142 and Chrome before 129 close the language menu
    // later.
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
          // Firefox before 128 opens dialogs later.
          allowAtRules: ['property'],
          // Like `anchor-name` and `position-*`.
          allowFunctions: ['anchor'],
          allowProperties: [
            // Baseline omits it for Safari's limits in contrast. Without it, sliders have the system's color.
            'accent-color',
            // Safari before 26, Firefox: panes and cards do not light up on touch screens; gallery pictures scroll instead of turning.
            'animation-range',
            // Safari before 26, Firefox before 147: the language menu opens at the end of the navigation bar; a toast in the cart drawer is 14rem
            // above its bottom.
            'anchor-name',
            // Safari before 18: the navigation bar has no blur.
            'backdrop-filter',
            // Firefox: a printed heading may end a sheet.
            'break-after',
            // With `details-content`. Safari before 18.4, Firefox before 143: closed answers are not printed.
            'content-visibility',
            // Safari: short words are hyphenated, too.
            'hyphenate-limit-chars',
            'overflow-anchor',
            'overscroll-behavior',
            'overscroll-behavior-x',
            'position-area',
            'position-try',
            'position-try-fallbacks',
            // Safari on iOS: the message field keeps its size.
            'resize',
            // Safari before 18.2: the gallery shows a scroll bar.
            'scrollbar-width',
            'text-size-adjust',
            // Safari before 26, Firefox: a paragraph may end with a short line. Safari before 17.5: uneven lines in headings.
            'text-wrap',
            'user-select',
            'view-timeline',
          ],
          allowPropertyValues: { width: ['stretch'] },
          // Without popovers (Safari before 17, Chrome before 114, Firefox before 125), the menus are always open. In Safari on iOS before 18.3,
          // a tap outside does not close them. In Safari on iOS, selected text has the system's color.
          allowSelectors: ['details-content', 'marker', 'popover-open', 'selection'],
        },
      ],
    },
  },
];
