import { expect, it } from 'vitest';
import { radixCss } from './radix-css.ts';

const css = radixCss();

it.each(['.rt-Button', '.rt-BaseDialogContent', '.rt-Spinner', '@keyframes rt-spinner-leaf-fade'])(
  'keeps %s',
  (rule) => {
    expect(css).toContain(rule);
  },
);

it.each(['.rt-Select', '\\:rt-r-', '@font-face', 'display-p3'])('removes %s', (rule) => {
  expect(css).not.toContain(rule);
});
