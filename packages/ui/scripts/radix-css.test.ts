import { expect, it } from 'vitest';
import { generateRadixCss } from './radix-css.ts';

const css = generateRadixCss();

it.each(['.rt-Button', '.rt-BaseDialogContent', '.rt-Spinner', '@keyframes rt-spinner-leaf-fade'])(
  'keeps rules for %s',
  (rule) => {
    expect(css).toContain(rule);
  },
);

it.each(['.rt-Select', '\\:rt-r-', '@font-face', 'display-p3', ':root:where(:has'])('removes rules for %s', (rule) => {
  expect(css).not.toContain(rule);
});
