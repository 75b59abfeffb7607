import { expect, it } from 'vitest';
import { generateRadixCss } from './radix-css.ts';

const { reset, components: css } = generateRadixCss();

it.each(['.rt-Button', '.rt-BaseDialogContent', '.rt-Spinner', '@keyframes rt-spinner-leaf-fade'])(
  'keeps the rules for %s',
  (text) => {
    expect(css).toContain(text);
  },
);

it.each([
  ['other components', '.rt-Select'],
  ['responsive props', '\\:rt-r-'],
  ['fonts', '@font-face'],
  ['wide-gamut colors', 'display-p3'],
  ['the color scheme', ':root:where(:has'],
])('removes the rules for %s', (_rules, text) => {
  expect(css).not.toContain(text);
});

it('has the resets in a sheet of their own', () => {
  expect(css).not.toMatch(/^\s*\.rt-reset/m);
  expect(reset).toMatch(/^\.rt-reset:where\(/m);
  expect(reset).not.toContain('@keyframes');
});
