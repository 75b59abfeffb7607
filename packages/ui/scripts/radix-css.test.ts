import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { radixCss } from './radix-css.ts';

const css = readFileSync(new URL('../src/theme/radix.css', import.meta.url), 'utf8');

it('matches the installed Radix Themes (else run `pnpm --filter @vitrine/ui radix-css`)', () => {
  expect(css).toBe(radixCss());
});

it('keeps the components of the kit and drops the others', () => {
  expect(css).toContain('.rt-Button');
  expect(css).toContain('.rt-BaseDialogContent');
  expect(css).not.toContain('.rt-Select');
  expect(css).not.toContain('\\:rt-r-');
});
